import { expect } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { lines } from '../../support/pages/cartPages.ts'
import { executeGraphql } from '../../support/pages/customers.ts'
import { dress } from '../../support/pages/productPage.ts'
import { expectAccessible, pick } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

test('a product of a look is shown without a model', { tag: '@all' }, async ({ page }) => {
  covers('product.look.packshot')

  const { product } = await executeGraphql<{
    product: { completeTheLook: { products: { packshotImage: { url: string } }[] } }
  }>(
    page.request,
    '{ product(slug: "silk-slip-dress") { completeTheLook { products { packshotImage { url } } } } }',
  )
  await page.goto(dress)
  const look = page.getByRole('region', { name: 'Complete the look' })
  const images = look.getByRole('listitem').locator('img')
  const { products } = product.completeTheLook
  await expect(images).toHaveCount(products.length)
  for (const [index, { packshotImage }] of products.entries())
    await expect(images.nth(index)).toHaveAttribute('src', packshotImage.url)
  await look.scrollIntoViewIfNeeded()
})

test('several products of a look are added to the bag together', async ({ page }) => {
  covers('product.look.add', 'product.look.products')

  await page.goto('/product/commuter-shirt-dress')
  const look = page.getByRole('region', { name: 'Complete the look' })
  const boxes = look.getByRole('checkbox')
  await expect(look.getByRole('listitem')).toHaveText([/Ari oversized blazer/, /City trench/])
  await expect(look.getByRole('button', { name: 'Add the look to bag' })).toBeDisabled()
  for (const box of await boxes.all())
    await expect(async () => {
      await box.check({ timeout: 1000 })
      await expect(box).toBeChecked({ timeout: 500 })
    }).toPass()
  await expect(look.getByRole('group', { name: /^(Colour|Size)/ })).toHaveCount(4)
  for (const sizes of await look.getByRole('group', { name: /^Size/ }).all())
    await sizes.getByRole('radio', { name: 'M', exact: true }).check()
  for (const colours of await look.getByRole('group', { name: /^Colour/ }).all())
    await colours.getByRole('radio').nth(1).check()
  await expectAccessible(page)
  await expect(look.getByRole('button', { name: 'Add 2 items to bag' })).toBeEnabled()
  await boxes.last().uncheck()
  await expect(look.getByRole('button', { name: 'Add 1 item to bag' })).toBeEnabled()
  await boxes.last().check()
  await look.getByRole('button', { name: 'Add 2 items to bag' }).click()
  await expect(lines(page)).toHaveCount(2)
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

  // Its response sets the cookie again, which would replace the one that is added below.
  const renewed = page.waitForResponse('**/visitor/cookies')
  await page.goto('/product/pearl-drop-earrings')
  await renewed
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

test('the quick view has its own selection, is replaced by the size guide, and adds to the bag', {
  tag: '@desktop',
}, async ({ page }) => {
  covers(
    'errors.load.product',
    'frame.overlay.single',
    'listing.card.quick-view',
    'product.add.success.cart',
    'product.add.success.mini-cart',
    'product.add.success.quick-view',
    'product.quick-view.selection',
  )
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
  // By the keyboard: the product may also load without it, as soon as it can.
  await view.getByRole('button', { name: 'Try again' }).focus()
  await page.unroute(/graphql.*slug/)
  await page.keyboard.press('Enter')
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

test('the upsell products are shown in their order', { tag: '@all' }, async ({ page }) => {
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
