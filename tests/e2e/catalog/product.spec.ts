import { expect, type Locator, type Request } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql } from '../../support/pages/customers.ts'
import { hold } from '../../support/pages/operations.ts'
import {
  buyButton,
  dress,
  expectNotBuyable,
  selectFirst,
  swatch,
} from '../../support/pages/productPage.ts'
import {
  expectAccessible,
  openUnhydrated,
  openWithLoadableCode,
  pick,
  recordProblems,
} from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

/** The button in the server's HTML. */
const inStockButton = /<button[^>]*>\s*<span[^>]*>Add to bag/

test('the URL is replaced with each choice, and Clear removes the choice from it', async ({
  page,
  isMobile,
}) => {
  covers(
    'product.add.disabled',
    'product.add.label.add',
    'product.add.label.select',
    'product.address.replace',
    'product.address.untouched',
    'product.page.breadcrumbs',
    'product.promises.*',
    'product.selection.clear',
    'product.selection.merge',
  )

  const problems = recordProblems(page)
  await page.goto('/shop')
  await page.goto(dress)
  await expectNotBuyable(page, selectFirst)
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  await expect(swatch(page, 'Colour', 'Champagne')).toBeChecked()
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(steps).toHaveText(['Home', 'Dresses', 'Slip dresses', 'Silk slip dress'])
  await pick(page, 'Sage')
  await expect(page).toHaveURL(/\?variation=colour:sage$/)
  await expectNotBuyable(page, selectFirst)
  const images = page.getByRole('region', { name: 'Pictures of Silk slip dress' })
  await expect(images.getByRole('button', { name: /^Zoom:/ }).first()).toHaveAccessibleName(/sage/)
  await pick(page, 'M')
  await expect(page).toHaveURL(/\?variation=colour:sage,size:m$/)
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(buyButton(page)).toBeEnabled()
  const promises = page.getByRole('list', { name: 'Delivery, returns and help' })
  await expect(promises).toContainText(/Arrives \w+, \w+ \d+ – \w+, \w+ \d+\s*Free from ฿3,000/)
  for (const name of ['Free returns within 14 days', 'Free pick-up in 8 stores'])
    await expect(promises.getByRole('link', { name })).toBeVisible()
  await expect(promises.getByRole('link', { name: /on LINE$/ })).toHaveAttribute('href', /line\.me/)
  const share = promises.getByRole('link', { name: 'LINE', exact: true })
  await expect(share).toHaveAttribute(
    'href',
    /silk-slip-dress%3Fvariation%3Dcolour%3Asage%2Csize%3Am$/,
  )
  await expect(promises.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await images
    .getByRole('button', { name: /^Zoom:/ })
    .first()
    .click()
  const zoom = page.getByRole('dialog', { name: 'Pictures of Silk slip dress' })
  await expect(zoom).toBeVisible()
  await (isMobile ? page.goBack() : page.keyboard.press('Escape'))
  await expect(zoom).toBeHidden()
  await expect(page).toHaveURL(/\?variation=colour:sage,size:m$/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  await expectNotBuyable(page, selectFirst)
  if (!isMobile) {
    const sage = swatch(page, 'Colour', 'Sage')
    const tooltip = sage.locator('..').getByText('Sage')
    await expect(tooltip).toBeHidden()
    await sage.hover()
    await expect(tooltip).toBeVisible()
    await buyButton(page).hover()
    await expect(tooltip).toBeHidden()
    await swatch(page, 'Colour', 'Ink').press('ArrowRight')
    await expect(sage).toBeChecked()
    await expect(tooltip).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  expect(problems).toEqual([])
})

test('the server renders the choice of the URL, and a notice when the combination does not exist', async ({
  page,
  request,
}) => {
  covers(
    'product.address.conflict',
    'product.address.link',
    'product.address.option-names',
    'product.selection.conflict',
    'product.selection.radio-group',
  )

  const html = await (await request.get(`${dress}?variation=colour:ink,size:s`)).text()
  expect(html).toMatch(inStockButton)
  expect(html).toMatch(/<link[^>]*rel="preload"[^>]*as="image"[^>]*ink/)
  await page.goto(`${dress}?colour=none&size=none&variation=colour:ink,size:s`)
  await expect(swatch(page, 'Colour', 'Ink')).toBeChecked()
  await expect(swatch(page, 'Size', 'S')).toBeChecked()
  await page.goto(`${dress}?variation=colour:ultraviolet,size:s`)
  await expect(
    page.getByText('This combination isn’t available. Please choose another.'),
  ).toBeVisible()
  await expectNotBuyable(page, selectFirst)
  await expectAccessible(page)
  await pick(page, 'Ink')
  await expect(page.getByText('This combination isn’t available.')).toBeHidden()
  await expect(buyButton(page)).toHaveText('Add to bag')
})

test('a sold-out swatch can be selected, and one that does not exist is disabled', async ({
  page,
}) => {
  covers(
    'accessibility.forced-colours',
    'accessibility.print',
    'product.add.disabled',
    'product.add.label.out-of-stock',
    'product.selection.merge',
    'product.swatch.missing',
    'product.swatch.sold-out',
    'product.swatch.unavailable',
  )

  await page.goto(`${dress}?variation=colour:champagne`)
  await expect(swatch(page, 'Size', 'XL')).toHaveAccessibleDescription('Out of stock')
  const faceOf = (label: string) =>
    swatch(page, 'Size', label).evaluate((radio) => {
      const face = radio.nextElementSibling ?? radio
      const { backgroundImage } = getComputedStyle(face, '::after')
      return { colour: getComputedStyle(face).color, isCrossed: backgroundImage !== 'none' }
    })
  const [soldOut, inStock] = [await faceOf('XL'), await faceOf('M')]
  expect([soldOut.isCrossed, inStock.isCrossed]).toEqual([true, false])
  expect(soldOut.colour).not.toBe(inStock.colour)
  await test.step('in forced colours and on paper', async () => {
    const style = (target: Locator, name: string, pseudo?: string) =>
      target.evaluate(
        (element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name ?? ''),
        [name, pseudo] as const,
      )
    const face = swatch(page, 'Colour', 'Champagne').locator('+ span')
    const painted = await style(face, 'background-color')
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await style(face, 'background-color')).toBe(painted)
    expect(await style(face, 'outline-style')).toBe('solid')
    expect((await faceOf('XL')).isCrossed).toBe(true)
    const sign = page.locator('summary span').last()
    expect(await style(sign, 'forced-color-adjust')).toBe('none')
    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    for (const role of ['banner', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role).filter({ hasNot: page.locator('img') })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await pick(page, 'XL')
  await expectNotBuyable(page, 'Out of stock')
  await expectAccessible(page)
  await pick(page, 'M')
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(swatch(page, 'Colour', 'Champagne')).toBeChecked()
})

test('the selection is reset on another product, and a product without options needs none', {
  tag: '@all',
}, async ({ page }) => {
  covers('product.page.reset')

  await page.goto(`${dress}?variation=colour:sage,size:m`)
  await pick(page, 'L')
  const other = page
    .getByRole('region', { name: 'You may also like' })
    .getByRole('link', { name: /dress/i })
    .first()
  await other.click()
  await expect(page).not.toHaveURL(/silk-slip-dress/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Silk slip dress')
  await expect(page).not.toHaveURL(/variation/)
  await expectNotBuyable(page, selectFirst)
  await page.goto('/product/pearl-drop-earrings')
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
})

test('a product shows an error when it fails to load, and reserves the space of its image while it loads', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.load.product')

  await page.goto('/shop?s=silk+slip+dress')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/graphql.*slug/, async (route) => {
    await released
    await route.abort()
  })
  await page.getByRole('link', { name: 'Silk slip dress' }).first().click()
  const main = page.getByRole('main')
  const boxOf = async (image: Locator) =>
    Object.entries((await image.boundingBox()) ?? {}).map(([side, length]) => [
      side,
      Math.round(length),
    ])
  const image = main.getByRole('button', { name: /^Zoom:/ }).first()
  await expect(main.getByRole('heading', { level: 1, name: 'Silk slip dress' })).toBeVisible()
  const waiting = await boxOf(image)
  release()
  await expect(page.getByText('Failed to fetch product')).toBeVisible()
  await page.unroute(/graphql.*slug/)
  await page.reload()
  await expect.poll(() => boxOf(image)).toEqual(waiting)
})

test('a sold-out size is marked as soon as Add to bag is rejected, and other sizes when the stock has loaded', {
  tag: '@all',
}, async ({ page }) => {
  covers('product.add.sold-out')

  const isStock = (request: Request) =>
    `${request.url()} ${request.postData()}`.includes('ProductStock')
  const loaded = page.waitForEvent('requestfinished', isStock)
  await page.goto(`${dress}?variation=colour:champagne,size:l`)
  await loaded
  const release = await hold(page, 'ProductStock')
  const soldOut = ['L', 'M', 'S'].map((size) => `stock:AV-D101-CHAMPAGNE-${size}=0`)
  await page.request.get(`/?qa=${soldOut}`)
  await buyButton(page).click()
  await expectNotBuyable(page, 'Out of stock')
  await expect(swatch(page, 'Size', 'L')).toHaveAccessibleDescription('Out of stock')
  await expect(swatch(page, 'Size', 'M')).toHaveAccessibleDescription('')
  release()
  for (const size of ['M', 'S'])
    await expect(swatch(page, 'Size', size)).toHaveAccessibleDescription('Out of stock')
})

test('the last pieces of the chosen variation are counted', async ({ page }) => {
  covers('product.stock.left')

  await page.goto(dress)
  await page.request.get('/?qa=stock:AV-D101-CHAMPAGNE-L=2')
  await page.goto(`${dress}?variation=colour:champagne,size:l`)
  const left = page.getByText('Only 2 left', { exact: true })
  await expect(left).toBeVisible()
  await expectAccessible(page)
  await page.request.get('/?qa=stock:AV-D101-CHAMPAGNE-L=0')
  await page.reload()
  await expectNotBuyable(page, 'Out of stock')
  await expect(page.getByText(/^Only \d+ left$/)).toHaveCount(0)
})

test('a stale page shows the current stock once it has been revalidated', {
  tag: '@all',
}, async ({ page, request }) => {
  covers('product.stock.refresh')

  const url = `${dress}?variation=colour:champagne,size:l`
  const storedPage = await request.get(url)
  expect(await storedPage.text()).toMatch(inStockButton)
  await page.route(`**${url}`, (route) => route.fulfill({ response: storedPage }))
  await page.request.get('/?qa=stock:AV-D101-CHAMPAGNE-L=0')
  await page.goto(url)
  await expectNotBuyable(page, 'Out of stock')
  await page.request.get('/?qa=')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(buyButton(page)).toHaveText('Add to bag')
})

test('a colour selected and a product ticked before hydration still count afterwards', {
  tag: '@all',
}, async ({ page }) => {
  covers('pages.early-input')

  const hydrate = await openUnhydrated(page, dress)
  await page.getByRole('radio', { name: 'Sage', exact: true }).check({ force: true })
  const look = page.getByRole('region', { name: 'Complete the look' })
  await look.getByRole('checkbox').first().check({ force: true })
  hydrate()
  await expect(page).toHaveURL(/\?variation=colour:sage$/)
  await expect(look.getByRole('checkbox').first()).toBeChecked()
  await expect(look.getByRole('radio').first()).toBeVisible()
})

test('the sticky Add to bag button stays on one line on mobile and covers nothing at the end of the page', async ({
  page,
}) => {
  covers(
    'frame.overlay.guide-over-options',
    'product.bar.add',
    'product.bar.enabled',
    'product.bar.sheet',
    'product.selection.preselected',
  )

  // Requested with the first interaction already.
  await page.route(/BuySheet/, (route) => route.abort())
  await page.goto('/product/camp-collar-shirt')
  const bar = buyButton(page).locator('..')
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  await expect(bar).toHaveText(/Sale price ฿2,150\s*Regular price ฿2,690\s*Choose size/)
  const { y: top, height } = await boxOf(bar)
  const name = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(name.y + name.height).toBeLessThanOrEqual(top)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(async () => (await boxOf(bar)).y).toBe(640 - height)
  expect(await bar.evaluate((one) => one.scrollWidth)).toBe(320)
  // Sections get their real height when they approach the viewport, so scrolling continues.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(buyButton(page)).toBeInViewport()
    const end = await boxOf(page.getByRole('contentinfo'))
    // Scroll positions are whole pixels, heights are not.
    expect(end.y + end.height).toBeLessThan((await boxOf(bar)).y + 1)
  }).toPass()
  await test.step('it opens the options in a sheet, whose code may be missing at first', async () => {
    await expect(async () => {
      await buyButton(page).click({ timeout: 1000 })
      await expect(page.getByText('Something went wrong')).toBeVisible({ timeout: 2000 })
    }).toPass()
    const sheet = page.getByRole('dialog', { name: /^Camp.collar shirt$/ })
    await openWithLoadableCode(buyButton(page), sheet)
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(sheet.getByRole('button', { name: selectFirst })).toBeDisabled()
    await expectAccessible(page, 'options')
    await sheet.getByRole('button', { name: 'Size guide' }).click()
    const guide = page.getByRole('dialog', { name: 'Size guide' })
    await expect(guide).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide).toBeHidden()
    await pick(sheet, 'M')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(buyButton(page)).toHaveText('Add to bag')
    await expect(page).toHaveURL(/variation=colour:[a-z-]+,size:m$/)
    await buyButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toContainText(/Camp.collar/)
  })
})

test('the price is that of the product, and of a variation once one is chosen', async ({
  page,
}) => {
  covers('product.page.price', 'product.stock.refresh')

  const query =
    '{ product(slug: "silk-slip-dress") { variations { id: databaseId selectedOptions { option value } } } }'
  const { product } = await executeGraphql<{
    product: { variations: { id: string; selectedOptions: { value: string }[] }[] }
  }>(page.request, query)
  const chosen = product.variations.find(({ selectedOptions }) =>
    ['champagne', 'm'].every((slug) => selectedOptions.some(({ value }) => value === slug)),
  )
  // All variations of the project's products have one price.
  await page.route('**/graphql**', async (route) => {
    const { url, postData } = { url: route.request().url(), postData: route.request().postData() }
    if (!`${url} ${postData}`.includes('ProductStock')) return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    const setPrice = (sold: { price: object }, amount: number) => {
      const price = { ...sold.price, amount }
      Object.assign(sold, { price, regularPrice: price })
    }
    setPrice(body.data.product, 6100)
    for (const variation of body.data.product.variations)
      setPrice(variation, variation.id === chosen?.id ? 6200 : 6300)
    await route.fulfill({ response, json: body })
  })
  await page.goto(dress)
  const price = page
    .getByRole('main')
    .getByText(/^฿6,\d00$/)
    .first()
  await expect(price).toHaveText('฿6,100')
  await pick(page, 'Champagne')
  await pick(page, 'M')
  await expect(price).toHaveText('฿6,200')
  await pick(page, 'L')
  await expect(price).toHaveText('฿6,300')
})
