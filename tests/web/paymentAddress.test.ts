import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { paymentAddress } from '#web/shop/orders/payment/paymentAddress.ts'

const page = 'https://shop.example/my-account/view-order/71?key=a'
const here = '/my-account/view-order/71?key=a'

test('Pay leads to the payment on the page of a pending order', () => {
  expect(paymentAddress({ status: 'PENDING', paymentUrl: here }, page)).toBe('#payment')
})

test('an order with the status pending_payment is paid on another page only', () => {
  covers('orders.detail.pay-elsewhere')

  const status = 'PENDING_PAYMENT'
  expect(paymentAddress({ status, paymentUrl: here }, page)).toBeNull()
  for (const paymentUrl of ['/checkout/card/71', `https://pay.example${here}`])
    expect(paymentAddress({ status, paymentUrl }, page)).toBe(paymentUrl)
  expect(paymentAddress({ status, paymentUrl: null }, page)).toBeNull()
})
