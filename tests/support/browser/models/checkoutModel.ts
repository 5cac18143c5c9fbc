import { checkoutMachine } from '@vitrine/machines/checkout/checkout.ts'
import { addressInput as address } from '../../gateway/addressInput.ts'
import { putIntoCart } from '../../pages/cartPages.ts'
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

async function openCheckout({ page, visit }: World) {
  await page.addInitScript((stored) => {
    sessionStorage.setItem('checkout.draft', JSON.stringify(stored))
  }, draft)
  await visit('/checkout')
}

/** The checkout machine in the shop. */
export const checkoutModel: BrowserModel<typeof checkoutMachine> = {
  examples: {
    machine: checkoutMachine,
    inputs: {
      'a full bag': { seed: 'full' },
      'an empty bag': { seed: 'empty' },
    },
    exploreWhile: ({ attempt }) => attempt < 12,
    events: {
      'cart.settled': ({ seed }) => [{ isEmpty: seed === 'empty' }],
      'step.completed': ({ step: current }) => [{ step: current }],
      'step.revisited': [],
      'order.submitted': [{ expectedTotal: 4900 }],
    },
    outputs: {
      placeOrder: [
        { status: 'placed', orderId: '1042' },
        { status: 'priceChanged', total: 5100 },
        { status: 'outOfStock', lineKey: 'a' },
      ],
    },
  },
  maxLength: 40,
  effects: {
    placeOrder: { operation: 'PlaceOrder', fault: 'checkout.place:500' },
  },
  heldOperations: ['UpdateCartItem', 'Cart'],
  open: {
    'a full bag': async (world) => {
      await putIntoCart(world.page, dress)
      await openCheckout(world)
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
