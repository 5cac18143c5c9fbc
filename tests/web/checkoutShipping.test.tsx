import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckoutShipping } from '#web/shop/orders/checkout/CheckoutShipping.tsx'
import type { Checkout } from '#web/shop/orders/checkout/useCheckout.ts'
import { textOf } from './markup.ts'

const method = { id: 'standard', title: 'Standard', price: 100, freeFrom: null, provinces: null }
const render = (fieldErrors: Record<string, string>) =>
  textOf(
    renderToString(
      <CheckoutShipping
        checkout={
          {
            known: { checkout: { shippingMethods: [method] } },
            draft: { contact: { deliveryProvince: 'Chiang Mai' }, shippingMethod: 'standard' },
            change: () => {},
            totals: null,
            fieldErrors,
            phase: 'steps',
          } as unknown as Checkout
        }
      />,
    ),
  )

test('the delivery step shows why the server rejected a delivery method', () => {
  const message = 'Express delivery is available in Bangkok only.'
  expect(render({ shippingMethod: message })).toContain(message)
  expect(render({})).not.toContain(message)
})
