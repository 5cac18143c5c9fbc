import { expect, type Page, type Route } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { amount, openCart, putIntoCart } from '../../support/pages/cartPages.ts'
import { addToBag, expectAccessible } from '../../support/pages/storefront.ts'

// The models of tests/e2e/machines/ take these flows on pages that are not translated.
test.use({ translated: true })

const updated = (page: Page) => page.getByText('Item updated successfully')

test('a reduced product shows its regular price, and the bag shows the amount left to free delivery', async ({
  page,
}) => {
  covers('cart.line.regular-price', 'cart.shipping-progress')

  const bag = await addToBag(page, 'camp-collar-shirt', 'Pistachio', 'M')
  await expect(bag.getByRole('listitem').first()).toHaveText(/Sale price[\s\S]*Regular price/)
  expect(await amount(page, 'You save')).toBeGreaterThan(0)
  const progress = bag.getByRole('progressbar', { name: 'Progress towards free delivery' })
  await expect(progress).toBeVisible()
  await expect(bag.getByText(/^฿[\d,]+ away from free standard delivery$/)).toBeVisible()
})

test('the bag lowers a quantity to the remaining stock and shows a notice on the line until it has been seen', async ({
  page,
}) => {
  covers(
    'cart.quantity.clamped',
    'cart.quantity.clamped-until-seen',
    'cart.quantity.maximum',
    'cart.quantity.minimum',
    'cart.quantity.new-limits',
    'cart.quantity.typed-invalid',
    'cart.source',
  )

  const bag = await addToBag(page, 'silk-slip-dress', 'Champagne', 'M')
  const line = bag.getByRole('listitem').filter({ hasText: 'Silk slip dress' })
  const quantity = line.getByRole('textbox', { name: 'Quantity' })
  await expect(line.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  for (const text of ['', 'many']) {
    await quantity.fill(text)
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('1')
  }
  await quantity.fill('4')
  await quantity.press('Enter')
  await expect(updated(page)).toBeVisible()
  await page.request.get('/?qa=stock:AV-D101-CHAMPAGNE-M=2')
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(line.getByText('Only 2 left. We’ve changed your quantity from 4.')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expect(line.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await expectAccessible(page)
  await bag.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Shopping Bag, 2' }).click()
  await expect(quantity).toHaveValue('2')
  await expect(line.getByText(/Only 2 left/)).toBeHidden()
})

test('a pending quantity is sent when the page is left, and other tabs update', async ({
  page,
  context,
}) => {
  covers('cart.flush.next-page', 'cart.flush.unload', 'cart.tabs')

  const bag = await addToBag(page, 'silk-slip-dress', 'Champagne', 'M')
  const other = await context.newPage()
  await other.goto('/shop')
  await expect(other.getByRole('button', { name: 'Shopping Bag, 1' })).toBeVisible()
  await bag.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(updated(page)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Shopping Bag, 2' })).toBeVisible()
  await page.bringToFront()
  // The next page requests the bag while the change is in flight.
  await page.request.get('/?qa=cart.update:slow3s')
  await bag.getByRole('button', { name: 'Increase quantity' }).click()
  await page.goto('/shop')
  await expect(page.getByRole('button', { name: 'Shopping Bag, 3' })).toBeVisible()
})

test('a coupon changes the total until it is removed, and a rejected one shows the reason', async ({
  page,
}) => {
  covers('cart.coupons.apply', 'cart.coupons.rejected', 'validation.forms.submit-once')

  const bag = await addToBag(page, 'camp-collar-shirt', 'Pistachio', 'M')
  const coupon = bag.getByRole('textbox', { name: 'Coupon code' })
  const applied = bag.getByRole('listitem').filter({ hasText: 'WELCOME10' })
  const total = await amount(page, 'Total')
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData()
    if (body?.includes('ApplyCoupon')) sent.push(body)
  })
  for (const [code, reason] of [
    ['nothing', 'Coupon NOTHING doesn’t exist. Please check the code.'],
    ['silk500', 'Coupon SILK500 is valid on orders of ฿5,000 or more.'],
  ] as const) {
    await coupon.fill(code)
    await coupon.press('Enter')
    await expect(coupon).toHaveAccessibleDescription(reason)
    await expect(coupon).toHaveValue(code)
  }
  await expectAccessible(page)
  await coupon.fill('welcome10')
  await expect(coupon).toHaveAccessibleDescription('')
  await bag.getByRole('button', { name: 'Apply', exact: true }).dblclick()
  await expect(applied).toBeVisible()
  await expect(bag.getByText('Coupon applied', { exact: true })).toBeAttached()
  await expect(coupon).toHaveValue('')
  expect(sent, 'two presses send one request').toHaveLength(3)
  const reduced = total - (await amount(page, 'Discount'))
  await expect.poll(() => amount(page, 'Total')).toBe(reduced)
  await bag.getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
  await expect(applied).toBeHidden()
  await expect.poll(() => amount(page, 'Total')).toBe(total)
})

test('the totals are dimmed and unchanged until the server has responded, and a closed bag still sends its change', async ({
  page,
}) => {
  covers('cart.lines.close', 'cart.totals.pending', 'cart.totals.server')

  const bag = await addToBag(page, 'silk-slip-dress', 'Champagne', 'M')
  const totals = bag
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('xpath=../..')
  const colour = () =>
    totals.evaluate(
      (list) => list.lastElementChild && getComputedStyle(list.children[0] ?? list).color,
    )
  const settled = await colour()
  const before = await amount(page, 'Total')
  const update = Promise.withResolvers<Route>()
  await page.route('**/graphql**', (route) =>
    route.request().postData()?.includes('UpdateCartItem')
      ? update.resolve(route)
      : route.continue(),
  )
  await bag.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(bag.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await expect(totals).toHaveAttribute('aria-busy', 'true')
  await expect.poll(colour).not.toBe(settled)
  expect(await amount(page, 'Total')).toBe(before)
  await bag.getByRole('button', { name: 'Close' }).click()
  await (await update.promise).continue()
  await expect(updated(page)).toBeVisible()
  await openCart(page)
  await expect(totals).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => amount(page, 'Total')).toBeGreaterThan(before)
})

test('the bag is loaded again when the window regains the focus, and when the page returns from the back/forward cache', {
  tag: '@all',
}, async ({ page }) => {
  covers('cart.back-forward-cache', 'cart.focus', 'cart.source')

  const dress = { slug: 'silk-slip-dress', colour: 'champagne', size: 'm' }
  await putIntoCart(page, dress)
  await page.goto('/shop')
  await expect(page.getByRole('button', { name: 'Shopping Bag, 1' })).toBeVisible()
  await putIntoCart(page, dress)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: 'Shopping Bag, 2' })).toBeVisible()
  await putIntoCart(page, dress)
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(page.getByRole('button', { name: 'Shopping Bag, 3' })).toBeVisible()
})
