import { checkoutMachine } from '@vitrine/machines/checkout/checkout.ts'
import { addressInput as address } from '../../gateway/addressInput.ts'
import { putIntoCart } from '../../pages/cartPages.ts'
import { executeGraphql } from '../../pages/customers.ts'
import type { BrowserModel, World } from '../browserModel.ts'
import { checkoutActs } from './checkoutActs.ts'
import { checkoutExpectations } from './checkoutExpectations.ts'
import { dress } from './checkoutPage.ts'

/** A shopper's draft, as the shop stores it in the tab. */
const draft = {
  contact: {
    email: address.email,
    receipt: 'store',
    isBilledElsewhere: false,
    deliveryFirstName: address.firstName,
    deliveryLastName: address.lastName,
    deliveryPhoneNumber: address.phoneNumber,
    deliveryAddress1: address.address1,
    deliverySubdistrict: 'Khlong Toei Nuea',
    deliveryCity: address.city,
    deliveryProvince: address.province,
    deliveryPostcode: address.postcode,
    deliveryCountry: address.country,
  },
  shippingMethod: 'pick-up',
  store: 'siam-paragon',
  paymentMethod: 'BANK_TRANSFER',
  note: '',
}

/** The order input of that draft. */
const body = {
  billing: address,
  shipping: { ...address, email: null },
  shippingMethod: 'pick-up',
  paymentMethod: 'BANK_TRANSFER',
  note: null,
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

/** The checkout machine in the shop. */
export const checkoutModel: BrowserModel<typeof checkoutMachine> = {
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
  // The bag stays empty until another tab adds an item.
  canFollow: ({ event, state: { context } }, before) =>
    !('isEmpty' in event) || event.isEmpty === (before === undefined && context.seed === 'empty'),
  open: {
    'a full bag': async (world) => {
      await putIntoCart(world.page, dress)
      await openCheckout(world)
    },
    'an order without a response': async (world) => {
      const { page, gate } = world
      await putIntoCart(page, dress)
      const { estimate } = await executeGraphql<{ estimate: { totalPrice: { amount: number } } }>(
        page.request,
        '{ estimate(shippingMethod: "pick-up") { totalPrice { amount } } }',
      )
      const pending = {
        seed: crypto.randomUUID(),
        attempt: 1,
        expectedTotal: estimate.totalPrice.amount,
        body,
      }
      await openCheckout(world, { 'checkout.pending': pending })
      await gate.pass('Cart')
    },
    'an empty bag': (world) => openCheckout(world),
  },
  acts: checkoutActs,
  expectations: checkoutExpectations,
  invisible: {
    'checkout.initializing': 'Left immediately',
    'checkout.steps.evaluating': 'Left immediately',
  },
}
