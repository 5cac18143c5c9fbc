import { expect, type Page } from '@playwright/test'
import type { CheckoutStep, PlaceResponse } from '@vitrine/machines/checkout/checkout.ts'
import { closeCart } from '../../pages/cartPages.ts'
import { continueButton, placeOrderButton } from '../../pages/checkoutPages.ts'
import { executeGraphql } from '../../pages/customers.ts'
import type { Act, World } from '../browserModel.ts'
import { dress } from './checkoutPage.ts'

const coupon = 'SILK500'

/** Changes the total without the page, as when a sale begins or ends while the shopper types. */
async function changeTotal({ request }: Page) {
  const { cart } = await executeGraphql<{ cart: { coupons: object[] } }>(
    request,
    '{ cart { coupons { code } } }',
  )
  const change = cart.coupons.length > 0 ? 'removeCoupon' : 'applyCoupon'
  await executeGraphql(
    request,
    `mutation { ${change}(input: { code: "${coupon}" }) { userErrors { code message } } }`,
  )
}

/** Lets the bag settle, whatever it still requests. */
const settleCart = ({ gate, observer }: World) =>
  expect(async () => {
    for (const operation of ['UpdateCartItem', 'Cart'])
      if (gate.countHeld(operation) > 0) await gate.pass(operation)
    expect(await observer.hasNext()).toBe(true)
  }).toPass()

const isStep = (event: object, wanted: CheckoutStep) => 'step' in event && event.step === wanted

/** Causes each event of the checkout machine. */
export const checkoutActs: Record<string, Act> = {
  'cart.settled': settleCart,
  'cart.changed': async ({ page, gate }) => {
    // Another request arrived meanwhile.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await gate.pass('Cart')
    await closeCart(page)
    await page.getByRole('button', { name: 'Continue with the remaining items' }).click()
  },
  'step.completed': async ({ page }, event) => {
    const to = isStep(event, 'contact')
      ? 'delivery'
      : isStep(event, 'shipping')
        ? 'payment'
        : 'review'
    await continueButton(page, to).click()
  },
  'order.submitted': async ({ page }) => {
    await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
    await placeOrderButton(page).click()
  },
  'total.accepted': ({ page }) =>
    page.getByRole('button', { name: /^Accept and place order/ }).click(),
  'order.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'xstate.done.actor.placeOrder': async ({ page, gate }, event) => {
    const { status } = (event as unknown as { output: PlaceResponse }).output
    if (status === 'priceChanged') await changeTotal(page)
    await gate.pass('PlaceOrder', status === 'outOfStock' ? `stock:${dress.sku}=0` : '')
  },
}
