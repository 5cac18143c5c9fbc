import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

const cardLink = (page: Page, index: number) =>
  page.getByRole('main').getByRole('article').nth(index).getByRole('link').first()

/** Runs in the page before its own code: a connection on which no page is loaded ahead without a sign of the visitor. */
function saveData() {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
  })
}

test('a link in an editor’s text opens its page in the same document, from its top', async ({
  page,
}) => {
  covers('pages.navigation.client-side', 'pages.scroll.top')
  await page.goto('/shipping-and-returns')
  const link = page.getByRole('main').getByRole('link', { name: 'contact form' })
  await page.evaluate(() => {
    Object.assign(self.document, { isMarked: true })
    window.scrollTo(0, 10_000)
  })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isMarked' in self.document)).toBe(true)
})

for (const [sign, act] of [
  ['hovering over', (page: Page) => cardLink(page, 1).hover()],
  ['focusing', (page: Page) => cardLink(page, 1).focus()],
  ['touching', (page: Page) => cardLink(page, 1).dispatchEvent('touchstart')],
] as const)
  test(`${sign} a link loads the code and the data of its page ahead`, { tag: '@desktop' }, async ({
    page,
  }) => {
    covers('pages.navigation.prefetch')
    await page.addInitScript(saveData)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/shop')
    const url = (await cardLink(page, 1).getAttribute('href')) ?? ''
    const slug = url.split('/').at(-1)?.split('?')[0] ?? ''
    const code = () => requested.filter((url) => /\/assets\/ProductPage-[^/]*\.js$/.test(url))
    const data = () =>
      requested.filter(
        (url) => url.includes('operationName=Product&') && url.includes(encodeURIComponent(slug)),
      )
    expect([code(), data()]).toEqual([[], []])
    await act(page)
    await expect.poll(() => code().length).toBe(1)
    await expect.poll(() => data().length).toBe(1)
    await expect(page).toHaveURL(/\/shop$/)
  })
