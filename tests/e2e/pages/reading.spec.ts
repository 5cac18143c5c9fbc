import { expect, type Route } from '@playwright/test'
import { test } from '../../support/browserTest.ts'
import { expectAccessible, facesOf } from '../../support/storefront.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the listing is readable', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('article').first()).toContainText(/฿[\d,]+/)
  })

  test('a product is readable', async ({ page }) => {
    await page.goto('/product/silk-slip-dress')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
    await expect(page.getByRole('main')).toContainText(/฿[\d,]+/)
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeAttached()
  })
})

for (const path of ['/', '/shop', '/product/silk-slip-dress', '/no/such/page'])
  test(`${path} breaks no accessibility rule and jumps nowhere`, async ({ page }) => {
    await page.addInitScript(noteShifts)
    const visitor = page.waitForResponse((response) => response.url().includes('Viewer'))
    const bag = page.waitForResponse((response) => response.url().includes('operationName=Cart'))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    // What comes last: the visitor's own, and the form in the footer. A listing goes on before its footer.
    await Promise.all([visitor, bag])
    if (path !== '/shop') {
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('textbox', { name: 'Email address' })).toBeVisible()
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    await expectAccessible(page)
  })

test('the home page stands still while it arrives over a slow line', async ({ page }) => {
  await page.addInitScript(noteShifts)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = 40_000
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // On a busy phone a frame may be due anywhere: none is, before the words on the first picture are whole.
  const waits = page.locator('head > link[rel="expect"][blocking="render"]')
  await expect(page.locator((await waits.getAttribute('href')) ?? '')).toContainText('Salon Hour')
  // A frame that holds all of the page.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

/** Runs in the page before its own code: keeps what moved without being asked to, and by how much. */
function noteShifts() {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[]) {
      const [source] = entry.sources
      if (!entry.hadRecentInput)
        shifts.push(`${entry.value} ${source?.node?.textContent?.slice(0, 60)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('headings, text and prices stand in the shop’s own faces', async ({ page }) => {
  await page.goto('/product/silk-slip-dress')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // A face that came too late is there for the next page.
  await page.reload()
  expect(await facesOf(page, 'h1')).toEqual([expect.stringContaining('Bodoni Moda')])
  expect(await facesOf(page, 'main p')).toEqual(['Anuphan'])
  // Its sign and its digits come from two files.
  const price = page
    .getByRole('main')
    .getByText(/^฿[\d,]+$/)
    .first()
  await price.evaluate((element) => element.setAttribute('id', 'one-price'))
  expect(await facesOf(page, '#one-price')).toEqual(['Anuphan'])
})

test('pictures that did not come are asked for again, those of the first view and those of later', async ({
  page,
}) => {
  await page.clock.install()
  const asked = new Map<string, number>()
  const lose = async (route: Route) => {
    const address = route.request().url()
    const count = (asked.get(address) ?? 0) + 1
    asked.set(address, count)
    await (count > 2 ? route.continue() : route.fulfill({ status: 503 }))
  }
  await page.route('**/media/**', lose)
  await page.goto('/')
  const cards = page.getByRole('article').getByRole('img')
  await cards.first().scrollIntoViewIfNeeded()
  await expect.poll(() => asked.size).toBeGreaterThan(3)
  await expect(async () => {
    await page.clock.runFor(5000)
    expect(await cards.first().evaluate(isThere)).toBe(true)
    expect(await page.getByRole('img').first().evaluate(isThere)).toBe(true)
  }).toPass()
  expect(Math.max(...asked.values())).toBe(3)
})

const isThere = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0

test('the listing names products, prices and a title in its HTML, and nothing undefined', async ({
  request,
}) => {
  const html = await (await request.get('/shop')).text()
  expect(html).toMatch(/<title>[^<]*Shop[^<]*<\/title>/)
  expect(html).toMatch(/฿[\d,]+/)
  expect(html).not.toContain('undefined')
})

for (const path of [
  '/product/no-such-dress',
  '/product-category/asava/no-such-category',
  '/product/%E0%A4%A',
])
  test(`an unknown ${path} answers 404 and the not-found screen`, { tag: '@phone' }, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't find this page")
    await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible()
  })
