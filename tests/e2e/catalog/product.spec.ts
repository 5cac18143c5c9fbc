import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql } from '../../support/pages/customers.ts'
import {
  expectAccessible,
  openUnhydrated,
  pick,
  problemsOf,
} from '../../support/pages/storefront.ts'

const dress = '/product/silk-slip-dress'
const labels = /^(Please select an option|Add to bag|Out of stock)$/

/** The button in the server's HTML. */
const inStockButton = /<button[^>]*>\s*<span[^>]*>Add to bag/

/** The button of the product itself; "Complete the look" has another label. */
const buyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: labels })
const swatch = (page: Page, option: string, label: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${option}`) })
    .first()
    .getByRole('radio', { name: label, exact: true })

/** Swipes over the first picture through these x coordinates, in px. */
async function swipe(page: Page, [from = 0, ...through]: number[]) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...lefts: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: lefts.map((x) => ({ x, y: 400 })),
    })
  await touch('touchStart', from)
  for (const left of through) await touch('touchMove', left)
  await touch('touchEnd')
}

test('the address is replaced with each choice, and Clear removes the choice from it', async ({
  page,
  isMobile,
}) => {
  covers(
    'product.add.disabled',
    'product.add.label.add',
    'product.add.label.select',
    'product.address.replace',
    'product.page.breadcrumbs',
    'product.selection.clear',
    'product.selection.merge',
  )

  const problems = problemsOf(page)
  await page.goto('/shop')
  await page.goto(dress)
  await expect(buyButton(page)).toHaveText('Please select an option')
  await expect(buyButton(page)).toBeDisabled()
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(steps).toHaveText(['Home', 'Dresses', 'Slip dresses', 'Silk slip dress'])
  await pick(page, 'Sage')
  await expect(page).toHaveURL(/\?variation=colour:sage$/)
  await expect(buyButton(page)).toBeDisabled()
  const pictures = page.getByRole('region', { name: 'Pictures of Silk slip dress' })
  await expect(pictures.getByRole('button', { name: /^Zoom:/ }).first()).toHaveAccessibleName(
    /sage/,
  )
  await pick(page, 'M')
  await expect(page).toHaveURL(/\?variation=colour:sage,size:m$/)
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(buyButton(page)).toBeEnabled()
  await pictures
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
  await expect(buyButton(page)).toHaveText('Please select an option')
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

test('the server renders the choice of the address, and a notice when the combination does not exist', async ({
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
    page.getByText("This combination isn't available. Please choose another."),
  ).toBeVisible()
  await expect(buyButton(page)).toBeDisabled()
  await expectAccessible(page)
  await pick(page, 'Ink')
  await expect(page.getByText("This combination isn't available.")).toBeHidden()
  await expect(buyButton(page)).toHaveText('Add to bag')
})

test('a sold-out swatch can be selected, and one that does not exist is disabled', async ({
  page,
}) => {
  covers(
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
  await pick(page, 'XL')
  await expect(buyButton(page)).toHaveText('Out of stock')
  await expect(buyButton(page)).toBeDisabled()
  await expectAccessible(page)
  await pick(page, 'M')
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(swatch(page, 'Colour', 'Champagne')).toBeChecked()
})

test('the selection is reset on another product, and a product without options needs none', async ({
  page,
}) => {
  covers('product.page.reset')

  await page.goto(`${dress}?variation=colour:sage,size:m`)
  await pick(page, 'L')
  const other = page.getByRole('region', { name: 'You may also like' }).getByRole('link').first()
  await other.click()
  await expect(page).not.toHaveURL(/silk-slip-dress/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Silk slip dress')
  await expect(page).not.toHaveURL(/variation/)
  await expect(buyButton(page)).toHaveText('Please select an option')
  await page.goto('/product/pearl-drop-earrings')
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
})

test('a product shows an error when it fails to load, and reserves the space of its picture while it loads', async ({
  page,
}) => {
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
  const boxOf = async (picture: Locator) =>
    Object.entries((await picture.boundingBox()) ?? {}).map(([side, length]) => [
      side,
      Math.round(length),
    ])
  const picture = main.getByRole('button', { name: /^Zoom:/ }).first()
  await expect(main.getByRole('heading', { level: 1, name: 'Silk slip dress' })).toBeVisible()
  const waiting = await boxOf(picture)
  release()
  await expect(page.getByText('Failed to fetch product')).toBeVisible()
  await page.unroute(/graphql.*slug/)
  await page.reload()
  await expect.poll(() => boxOf(picture)).toEqual(waiting)
})

test('a swatch is marked as sold out when Add to bag is rejected for lack of stock', async ({
  page,
}) => {
  covers('product.add.sold-out')

  await page.goto(`${dress}?variation=colour:champagne,size:l`)
  await expect(buyButton(page)).toHaveText('Add to bag')
  await page.request.get('/?qa=stock:AV-D101-CHAMPAGNE-L=0')
  await expect(swatch(page, 'Size', 'L')).toHaveAccessibleDescription('')
  await expect(async () => {
    if (await buyButton(page).isEnabled()) await buyButton(page).click({ timeout: 1000 })
    await expect(buyButton(page)).toHaveText('Out of stock', { timeout: 2000 })
  }).toPass()
  await expect(swatch(page, 'Size', 'L')).toHaveAccessibleDescription('Out of stock')
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
  await expect(buyButton(page)).toHaveText('Out of stock')
  await expect(page.getByText(/^Only \d+ left$/)).toHaveCount(0)
})

test('a stale page shows the current stock once it has been revalidated', {
  tag: '@phone',
}, async ({ page, request }) => {
  covers('product.stock.refresh')

  const address = `${dress}?variation=colour:champagne,size:l`
  const storedPage = await request.get(address)
  expect(await storedPage.text()).toMatch(inStockButton)
  await page.route(`**${address}`, (route) => route.fulfill({ response: storedPage }))
  await page.request.get('/?qa=stock:AV-D101-CHAMPAGNE-L=0')
  await page.goto(address)
  await expect(buyButton(page)).toHaveText('Out of stock')
  await page.request.get('/?qa=')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(buyButton(page)).toHaveText('Add to bag')
})

test('a gallery shows pictures by swipe and thumbnail, zooms by keyboard, and gets the focus back when the lightbox closes', async ({
  page,
  isMobile,
}) => {
  covers('product.page.gallery')

  await page.goto(dress)
  const pictures = page.getByRole('region', { name: 'Pictures of Silk slip dress' })
  const second = pictures.getByRole('button', { name: /^Show 2 of 4/ })
  const large = pictures.getByRole('button', { name: /^Zoom:/ })
  await expect(async () => {
    await second.click({ timeout: 1000 })
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
  }).toPass()
  await expect(large.nth(1)).toBeInViewport()
  await expect(large.first()).not.toBeInViewport()
  if (isMobile) {
    await swipe(page, [60, 190, 320])
    await expect(pictures.getByRole('button', { name: /^Show 1 of 4/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await second.click()
  }
  await large.nth(1).press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Pictures of Silk slip dress' })
  await expect(zoom.getByText('2 of 4')).toBeVisible()
  await expectAccessible(page)
  const picture = zoom.getByRole('img')
  const before = (await picture.boundingBox())?.width ?? 0
  await zoom.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect(zoom.getByRole('button', { name: 'Zoom out' })).toBeFocused()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.8)
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByText('3 of 4')).toBeVisible()
  await zoom.getByRole('button', { name: 'Previous picture' }).click()
  await expect(zoom.getByText('2 of 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(large.nth(1)).toBeFocused()
})

test('a size guide whose code cannot be loaded reloads the page once, then shows a message', async ({
  page,
}) => {
  covers('pages.deploy.missing-chunk')

  await page.route(/\/SizeGuide-.*\.js/, (route) => route.abort())
  await page.goto(dress)
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  const opener = page.getByRole('main').getByRole('button', { name: 'Size guide' })
  await expect(async () => {
    await opener.click({ timeout: 1000 })
    await expect(page.getByText('Something went wrong, please try again.')).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(reloads).toBe(1)
})

test('the size guide and the model information open as dialogs, and Escape restores the focus', async ({
  page,
}) => {
  covers('product.page.meta', 'product.page.model-info', 'product.page.size-guide')

  await page.goto(dress)
  // The link to all sizes does not depend on data, so it causes no layout shift.
  await page.route(/operationName=Page&/, () => {})
  for (const [name, text] of [
    ['Size guide', 'True to size.'],
    ['Model info', '174 cm'],
  ] as const) {
    const opener = page.getByRole('main').getByRole('button', { name })
    const dialog = page.getByRole('dialog', { name })
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener.click({ timeout: 1000 })
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(dialog).toContainText(text)
    if (name === 'Size guide') {
      await expect(dialog.getByText('1 bust, 2 waist, 3 hips, 4 length')).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'All sizes in centimetres' })).toHaveAttribute(
        'href',
        '/size-guide',
      )
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.getByText('Care instructions').click()
  await expect(page.getByText('Hand wash cold')).toBeVisible()
  await page.getByText('Composition').click()
  await expect(page.getByText('100% mulberry silk satin')).toBeVisible()
  const details = page.getByRole('definition')
  await expect(details.getByRole('link', { name: 'Slip dresses' })).toHaveAttribute(
    'href',
    '/product-category/slip-dresses',
  )
  await expect(details.getByRole('link', { name: 'First Light' })).toHaveAttribute(
    'href',
    '/shop?collections=first-light',
  )
  await expect(page.getByText('AV-D101', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a colour selected and a product ticked before hydration still count afterwards', async ({
  page,
}) => {
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

test('a product of a look is shown without a model', async ({ page }) => {
  covers('product.look.packshot')

  const { product } = await executeGraphql<{
    product: { completeTheLook: { products: { packshotImage: { url: string } }[] } }
  }>(
    page.request,
    '{ product(slug: "silk-slip-dress") { completeTheLook { products { packshotImage { url } } } } }',
  )
  await page.goto(dress)
  const look = page.getByRole('region', { name: 'Complete the look' })
  const pictures = look.getByRole('listitem').locator('img')
  const { products } = product.completeTheLook
  await expect(pictures).toHaveCount(products.length)
  for (const [index, { packshotImage }] of products.entries())
    await expect(pictures.nth(index)).toHaveAttribute('src', packshotImage.url)
  await look.scrollIntoViewIfNeeded()
})

test('several products of a look are added to the bag together', async ({ page }) => {
  covers('product.look.add', 'product.look.products')

  await page.goto(dress)
  const look = page.getByRole('region', { name: 'Complete the look' })
  const boxes = look.getByRole('checkbox')
  await expect(look.getByRole('listitem')).toHaveText([/Ari oversized blazer/, /Everyday hoops/])
  await expect(look.getByRole('button', { name: 'Add the look to bag' })).toBeDisabled()
  for (const box of await boxes.all())
    await expect(async () => {
      await box.check({ timeout: 1000 })
      await expect(box).toBeChecked({ timeout: 500 })
    }).toPass()
  // The hoops have colours only.
  await expect(look.getByRole('group', { name: /^(Colour|Size)/ })).toHaveCount(3)
  await look.getByRole('radio', { name: 'M', exact: true }).check()
  for (const colours of await look.getByRole('group', { name: /^Colour/ }).all())
    await colours.getByRole('radio').nth(1).check()
  await expectAccessible(page)
  await look.getByRole('button', { name: 'Add 2 items to bag' }).click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByRole('listitem')).toHaveCount(2)
})

test('recently viewed lists at most ten products, for a year, without the current one', async ({
  page,
  context,
}) => {
  covers(
    'entities.browser.data',
    'product.recently-viewed.cookie',
    'product.recently-viewed.lifetime',
    'product.recently-viewed.limit',
    'product.recently-viewed.shown',
  )

  await page.goto('/product/pearl-drop-earrings')
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'recently_viewed_products')
  await expect.poll(cookie).toBeTruthy()
  const first = await cookie()
  expect(first?.path).toBe('/')
  const days = ((first?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
  const older = Array.from({ length: 10 }, (_, index) => `9${index}`)
  const [earrings] = (first?.value ?? '').split('|')
  await context.addCookies([
    { ...first, name: 'recently_viewed_products', value: [earrings, ...older].join('|') },
  ] as Parameters<typeof context.addCookies>[0])
  await page.goto(dress)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent.getByRole('article')).toHaveCount(1)
  await expect(recent.getByRole('article')).toContainText('Pearl drop earrings')
  const ids = ((await cookie())?.value ?? '').split('|')
  expect(ids).toHaveLength(10)
  expect(ids[1]).toBe(earrings)
})

test('the sticky Add to bag button stays on one line on mobile and covers nothing at the end of the page', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide page keeps the button beside the pictures')
  await page.goto('/product/camp-collar-shirt')
  const bar = buyButton(page).locator('..')
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  await expect(bar).toHaveText(/Sale price ฿2,150\s*Regular price ฿2,690\s*Please select an option/)
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
})

test('the quick view has its own selection, is replaced by the size guide, and adds to the bag', async ({
  page,
  isMobile,
}) => {
  covers(
    'errors.load.product',
    'frame.overlay.single',
    'listing.card.quick-view',
    'product.add.success.cart',
    'product.add.success.mini-cart',
    'product.add.success.quick-view',
    'product.quick-view.selection',
  )

  test.skip(isMobile, 'Wide screens only')
  await page.goto('/shop?s=silk+slip+dress')
  const card = page.getByRole('article').filter({ hasText: 'Silk slip dress' })
  const opener = card.getByRole('button', { name: 'Quick view of Silk slip dress' })
  const view = page.getByRole('dialog', { name: 'Quick view' })
  await page.route(/graphql.*slug/, (route) => route.abort())
  await opener.focus()
  await page.keyboard.press('Enter')
  const failure = { hasText: 'Failed to fetch product' }
  await expect(view.getByRole('alert').filter(failure)).toBeVisible()
  await expect(view.getByRole('paragraph').filter(failure)).toBeVisible()
  await page.unroute(/graphql.*slug/)
  await view.getByRole('button', { name: 'Try again' }).click()
  await expect(view.getByRole('heading', { name: 'Silk slip dress' })).toBeVisible()
  await expectAccessible(page)
  await pick(view, 'Champagne')
  await view.getByRole('button', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(view.getByRole('radio', { name: 'Champagne' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await pick(view, 'Champagne')
  await pick(view, 'M')
  await view.getByRole('button', { name: 'Add to bag' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toContainText('Silk slip dress')
  await expect(view).toBeHidden()
  await expect(page).toHaveURL(/\/shop\?s=silk\+slip\+dress$/)
})

test('the upsell products are shown in their order', async ({ page }) => {
  covers('product.page.upsell')

  const { product } = await executeGraphql<{ product: { upsellProducts: { name: string }[] } }>(
    page.request,
    '{ product(slug: "silk-slip-dress") { upsellProducts { name } } }',
  )
  await page.goto(dress)
  const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('article')
  await expect(cards).toContainText(product.upsellProducts.map(({ name }) => name))
  expect(product.upsellProducts.length).toBeGreaterThan(0)
})

test('the price is that of the product, and of a variation once one is chosen', async ({
  page,
}) => {
  covers('product.page.price', 'product.stock.refresh')

  const query =
    '{ product(slug: "silk-slip-dress") { variations { id selectedOptions { option value } } } }'
  const { product } = await executeGraphql<{
    product: { variations: { id: string; selectedOptions: { value: string }[] }[] }
  }>(page.request, query)
  const own = product.variations.find(({ selectedOptions }) =>
    ['champagne', 'm'].every((slug) => selectedOptions.some(({ value }) => value === slug)),
  )
  // All variations of the project's products have one price.
  await page.route('**/graphql**', async (route) => {
    const { url, postData } = { url: route.request().url(), postData: route.request().postData() }
    if (!`${url} ${postData}`.includes('ProductStock')) return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    const setPrice = (sold: object, price: number) =>
      Object.assign(sold, { price, regularPrice: price })
    setPrice(body.data.product, 6100)
    for (const variation of body.data.product.variations)
      setPrice(variation, variation.id === own?.id ? 6200 : 6300)
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
