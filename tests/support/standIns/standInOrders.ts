import type { Cart } from '@vitrine/contract/cart.ts'
import type { Checkout, Order } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'

/** A cart without items. */
export const emptyCart: Cart = {
  items: [],
  coupons: [],
  errors: [],
  fees: [],
  itemCount: 0,
  totals: {
    taxLines: [],
    totalDiscount: 0,
    totalDiscountTax: 0,
    totalFees: 0,
    totalFeesTax: 0,
    totalItems: 0,
    totalItemsTax: 0,
    totalPrice: 0,
    totalSaving: 0,
    totalShipping: 0,
    totalShippingTax: 0,
    totalTax: 0,
  },
}

const address = {
  firstName: 'Ada',
  lastName: 'Hut',
  address1: 'Hat lane 2',
  city: 'Pathum Wan',
  state: 'Bangkok',
  postcode: '10330',
  country: 'TH',
}

export const order: Order = {
  orderId: '71',
  createdDate: '2026-11-20 18:00:00',
  status: 'on-hold',
  total: 950,
  subTotal: 900,
  discountTotal: 0,
  shippingTotal: 50,
  shippingTax: 0,
  totalTax: 62,
  paymentMethod: 'bacs',
  paymentMethodTitle: 'Bank transfer',
  billing: address,
  shipping: address,
  orderItems: [
    {
      name: 'Boater',
      price: 900,
      quantity: 1,
      total: 900,
      productType: 'simple',
      variationAttributes: [],
    },
  ],
}

export const checkout: z.input<typeof Checkout> = {
  countries: [{ code: 'TH', name: 'Thailand' }],
  states: [{ country: 'TH', code: 'Bangkok', name: 'Bangkok' }],
  shippingMethods: [{ id: 'post', title: 'By post', price: 50 }],
  paymentMethods: [
    { id: 'bacs', title: 'Bank transfer', description: 'By slip' },
    { id: 'barter', title: 'Barter', description: 'Eggs' },
  ],
  addresses: {},
}
