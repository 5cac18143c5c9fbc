import { expect, type Page } from '@playwright/test'
import { checkoutMachine } from '#machines/checkout/checkout.ts'
import type { CheckoutStep, PlaceReply } from '#machines/checkout/checkoutSetup.ts'
import type { World } from '../../support/browser/browserModel.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { expectInScreenshot } from '../../support/browser/present.ts'
import { address } from '../../support/cms/checkout.ts'
import { bag, closeBag, linesInBag, putIntoBag } from '../../support/pages/bagPages.ts'
import { continueButton, placeOrderButton, stepHeading } from '../../support/pages/checkoutPages.ts'
import { executeGraphql } from '../../support/pages/customers.ts'

const titles: Record<CheckoutStep, string> = {
  contact: 'Contact and address',
  shipping: 'Delivery',
  payment: 'Payment',
  review: 'Review',
}

/** A shopper's draft, as the shop stores it in the tab. */
const draft = {
  contact: {
    email: address.email,
    isBilledElsewhere: false,
    deliveryFirstName: address.firstName,
    deliveryLastName: address.lastName,
    deliveryPhone: address.phone,
    deliveryAddress1: address.address1,
    deliverySubdistrict: 'Khlong Toei Nuea',
    deliveryCity: address.city,
    deliveryState: address.state,
    deliveryPostcode: address.postcode,
    deliveryCountry: address.country,
  },
  shippingMethod: 'pick-up',
  paymentMethod: 'BACS',
  note: '',
}

/** The order input of that draft. */
const body = {
  billing: address,
  shipping: { ...address, email: null },
  shippingMethod: 'pick-up',
  paymentMethod: 'BACS',
  note: null,
}

const coupon = 'SILK500'
const dress = {
  sku: 'AV-D101-INK-XS',
  name: 'Silk slip dress',
  slug: 'silk-slip-dress',
  colour: 'ink',
  size: 'xs',
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Changes the total without the page, as when a sale begins or ends while the shopper types. */
async function changeTotal({ request }: Page) {
  const { cart } = await executeGraphql<{ cart: { coupons: object[] } }>(
    request,
    '{ cart { coupons { code } } }',
  )
  const change = cart.coupons.length > 0 ? 'removeCoupon' : 'applyCoupon'
  await executeGraphql(request, `mutation { ${change}(code: "${coupon}") { id } }`)
}

async function openCheckout({ page, visit }: World, stored: Record<string, object> = {}) {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        sessionStorage.setItem(key, JSON.stringify(value))
    },
    { 'checkout.draft': draft, ...stored },
  )
  await visit('/checkout')
}

/** Lets the bag settle, whatever it still requests. */
const settleBag = ({ gate, observer }: World) =>
  expect(async () => {
    for (const operation of ['UpdateCartItem', 'Cart'])
      if (gate.countHeld(operation) > 0) await gate.pass(operation)
    expect(await observer.hasNext()).toBe(true)
  }).toPass()

async function changeBag(page: Page) {
  const button = summary(page).getByRole('button', { name: 'Edit bag' })
  // On mobile the summary is collapsed.
  if (!(await button.isVisible()))
    await summary(page).getByText('Order summary', { exact: true }).first().click()
  await button.click()
  const more = bag(page).getByRole('button', { name: 'Increase quantity' })
  const fewer = bag(page).getByRole('button', { name: 'Decrease quantity' })
  await ((await more.isEnabled()) ? more : fewer).click()
  await closeBag(page)
}

const isStep = (event: object, wanted: CheckoutStep) => 'step' in event && event.step === wanted

describeInBrowser<typeof checkoutMachine>({
  examples: {
    machine: checkoutMachine,
    inputs: {
      'a full bag': { seed: 'full' },
      'an order without a response': {
        seed: 'sent',
        step: 'review',
        unconfirmed: { attempt: 1, expectedTotal: 4900 },
      },
      'an empty bag': { seed: 'empty' },
    },
    exploreWhile: ({ attempt }) => attempt < 12,
    events: {
      'cart.settled': ({ seed }) =>
        seed === 'empty' ? [{ isEmpty: true }, { isEmpty: false }] : [{ isEmpty: false }],
      'step.completed': ({ step: current }) => [{ step: current }],
      'step.revisited': ({ newTotal }) =>
        newTotal > 0 ? [{ step: 'review' }] : [{ step: 'contact' }],
      'order.submitted': [{ expectedTotal: 4900 }],
    },
    outputs: {
      placeOrder: [
        { status: 'placed', orderId: '1042' },
        { status: 'priceChanged', total: 5100 },
        { status: 'outOfStock', lineKey: 'a' },
        { status: 'invalid', step: 'review', message: 'Refused' },
      ],
    },
  },
  maxLength: 40,
  effects: {
    placeOrder: { operation: 'PlaceOrder', fault: 'checkout.place:500' },
    updateLine: { operation: 'UpdateCartItem', fault: 'cart.update:500' },
    refreshCart: { operation: 'Cart', fault: 'cart.read:500' },
  },
  excluded: {
    'checkout.placing order.submitted 0': 'The button is disabled while an order is pending',
  },
  // The bag stays empty until another tab adds an item.
  canFollow: ({ event, state: { context } }, before) =>
    !('isEmpty' in event) || event.isEmpty === (before === undefined && context.seed === 'empty'),
  open: {
    'a full bag': async (world) => {
      await putIntoBag(world.page, dress)
      await openCheckout(world)
    },
    'an order without a response': async (world) => {
      const { page, gate } = world
      await putIntoBag(page, dress)
      const { estimate } = await executeGraphql<{ estimate: { totalPrice: number } }>(
        page.request,
        '{ estimate(shippingMethod: "pick-up") { totalPrice } }',
      )
      const pending = {
        seed: crypto.randomUUID(),
        attempt: 1,
        expectedTotal: estimate.totalPrice,
        body,
      }
      await openCheckout(world, { 'checkout.pending': pending })
      await gate.pass('Cart')
    },
    'an empty bag': (world) => openCheckout(world),
  },
  acts: {
    'cart.settled': settleBag,
    'cart.changed': async (world, _, from) => {
      const { page, gate, observer } = world
      if (from.matches('outOfStock')) {
        // Another request arrived meanwhile.
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await gate.pass('Cart')
        await closeBag(page)
        await page.getByRole('button', { name: 'Continue with the remaining items' }).click()
      } else if (from.matches('empty')) {
        await putIntoBag(page, dress)
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await gate.pass('Cart')
      } else if (!(await observer.hasNext())) await changeBag(page)
    },
    'step.completed': async ({ page }, event) => {
      const to = isStep(event, 'contact')
        ? 'delivery'
        : isStep(event, 'shipping')
          ? 'payment'
          : 'review'
      await continueButton(page, to).click()
    },
    'step.revisited': ({ page }, _, from) =>
      from.matches('priceChanged')
        ? page.getByRole('button', { name: 'Back', exact: true }).click()
        : page
            .getByRole('navigation', { name: 'Checkout steps' })
            .getByRole('button', { name: titles.contact })
            .click(),
    'order.submitted': async ({ page }) => {
      await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
      await placeOrderButton(page).click()
    },
    'total.accepted': ({ page }) =>
      page.getByRole('button', { name: /^Accept and place order/ }).click(),
    'order.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'xstate.done.actor.placeOrder': async ({ page, gate }, event) => {
      const { status } = (event as unknown as { output: PlaceReply }).output
      if (status === 'priceChanged') await changeTotal(page)
      const fault = {
        outOfStock: `stock:${dress.sku}=0`,
        invalid: 'checkout.place:422',
        priceChanged: '',
        placed: '',
      }[status]
      await gate.pass('PlaceOrder', fault)
    },
  },
  expectations: {
    'checkout.awaitingCart': ({ page }) =>
      expect(
        page.getByText('Loading…').or(summary(page).and(page.locator('[aria-busy="true"]'))),
      ).not.toHaveCount(0),
    'checkout.empty': ({ page }) =>
      expect(title(page, 'Your Shopping Bag is Empty.')).toBeVisible(),
    'checkout.steps': ({ page }) =>
      expect(page.getByRole('navigation', { name: 'Checkout steps' })).toBeVisible(),
    'checkout.steps.contact': ({ page }) => expect(stepHeading(page, titles.contact)).toBeVisible(),
    'checkout.steps.shipping': ({ page }) => expectInScreenshot(stepHeading(page, titles.shipping)),
    'checkout.steps.payment': ({ page }) => expectInScreenshot(stepHeading(page, titles.payment)),
    'checkout.steps.review': async ({ page }, { context }) => {
      await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
      if (!context.message) await expectInScreenshot(stepHeading(page, titles.review))
      else await expect(page.getByRole('alert').first()).toBeInViewport()
    },
    'checkout.placing': async ({ page }) => {
      await expect(page.getByText('Placing your order…')).toBeVisible()
      await expect(placeOrderButton(page)).toHaveAttribute('aria-disabled', 'true')
    },
    'checkout.priceChanged': async ({ page }) => {
      await expect(title(page, 'The total has changed')).toBeFocused()
      await expectInScreenshot(title(page, 'The total has changed'))
      const [before, after] = await page.getByRole('alert').getByRole('definition').allInnerTexts()
      expect(after).not.toBe(before)
      const accept = page.getByRole('button', { name: /^Accept and place order/ })
      await expect(accept).toContainText(after ?? '')
    },
    'checkout.outOfStock': async ({ page, gate }) => {
      await expect(title(page, `${dress.name} is no longer available`)).toBeAttached()
      await gate.pass('Cart', `stock:${dress.sku}=0`)
      await expect(bag(page).getByRole('listitem').filter({ hasText: dress.name })).toContainText(
        `${dress.name} is sold out.`,
      )
    },
    'checkout.unconfirmed': async ({ page }) => {
      await expect(title(page, "We couldn't confirm your order")).toBeFocused()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    'checkout.placed': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ploy.' })).toBeVisible()
      expect(await linesInBag(page)).toEqual([])
    },
  },
  invisible: {
    'checkout.initializing': 'Left immediately',
    'checkout.steps.evaluating': 'Left immediately',
  },
})
