import { expect, test } from 'vitest'
import { planPage } from '#web/app/entryPlan.ts'

test.each([
  ['/shop?utm_source=mail&fbclid=1', '/shop'],
  [
    '/shop?sort=price&colors=ivory,ivory,ink&s=%20silk%20',
    '/shop?s=silk&colors=ivory,ink&sort=price',
  ],
  ['/shop?sort=default&sizes=', '/shop'],
  ['/product-category/asava/dresses?brands=asv&sizes=m', '/product-category/asava/dresses?sizes=m'],
  ['/chinese-new-year?colors=red&sort=date', '/chinese-new-year?sort=date'],
  [
    '/product/silk-slip-dress?variation=size:m,,x&gclid=2',
    '/product/silk-slip-dress?variation=size:m',
  ],
  ['/stories?page=3', '/stories?page=3'],
  ['/stories?page=99&utm_medium=x', '/stories?page=6'],
  ['/stories?page=nonsense', '/stories'],
  ['/privacy-policy?anything=1', '/privacy-policy'],
])('the plan of %s is the page at %s', (url, address) => {
  expect(planPage(url)).toMatchObject({ address, isShareable: true })
})

test.each([
  '/checkout/order-received/12?key=secret',
  '/my-account/view-order/12?key=secret',
  '/my-account/lost-password?show-reset-form=true&key=secret&login=ada',
  '/my-account?social=failed&return=/wishlist',
  '/checkout?step=payment',
])('the plan of %s contains no data of the visitor', (url) => {
  const plan = planPage(url)
  expect(JSON.stringify(plan)).not.toMatch(/secret|ada|social|payment/)
})

test('a payment confirmation with an order number in its address is not shareable', () => {
  expect(planPage('/confirm-payment?wcp_order_id=12')).toMatchObject({
    address: '/confirm-payment?wcp_order_id=12',
    isShareable: false,
  })
  expect(planPage('/confirm-payment?utm_source=mail')).toMatchObject({
    address: '/confirm-payment',
    isShareable: true,
  })
})
