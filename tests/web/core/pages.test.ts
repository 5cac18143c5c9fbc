import { planPage } from '@vitrine/web/app/entryPlan.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test.each([
  ['/shop?utm_source=mail&fbclid=1', '/shop'],
  [
    '/shop?sort=price&colors=ivory,ivory,ink&s=%20silk%20',
    '/shop?s=silk&colors=ivory,ink&sort=price',
  ],
  ['/product-category/asava/dresses?brands=asv&sizes=m', '/product-category/asava/dresses?sizes=m'],
  ['/chinese-new-year?colors=red&sort=date', '/chinese-new-year?sort=date'],
  [
    '/product/silk-slip-dress?variation=size:m,,x&gclid=2',
    '/product/silk-slip-dress?variation=size:m',
  ],
  ['/stories?page=3', '/stories?page=3'],
  ['/stories?page=99&utm_medium=x', '/stories?page=6'],
  ['/shop?page=3&sort=price', '/shop?sort=price&page=3'],
  ['/privacy-policy?anything=1', '/privacy-policy'],
  ['/my-account/view-order/7?key=secret', '/my-account/view-order/7?key='],
  ['/my-account/view-order/7?utm_source=mail', '/my-account/view-order/7'],
])('the plan of %s is the page at %s', (url, pageUrl) => {
  expect(planPage(url)).toMatchObject({ pageUrl, isShareable: true })
})

test.each([
  ['/th', '/th'],
  ['/th/shop?utm_source=mail&colors=ivory,ivory', '/th/shop?colors=ivory'],
  ['/th/product/silk-slip-dress', '/th/product/silk-slip-dress'],
  ['/th/th', '/th/th'],
])('the plan of %s is the page at %s, whose queries request Thai', (url, pageUrl) => {
  covers('routes.language')
  const plan = planPage(url)
  expect(plan).toMatchObject({ pageUrl, language: 'th' })
  expect(plan.module).toBe(planPage(url.slice(3) || '/').module)
  for (const { variables } of plan.queries) expect(variables).toHaveProperty('language', 'TH')
})

test('a product with another slug leads to its page in the same language', () => {
  covers('routes.language.redirects')
  const movedTo = (path: string, slug: string) =>
    planPage(path).moved([{ data: {} }, { data: {} }, { data: { product: { slug } } }])
  expect(movedTo('/th/product/old', 'new')).toBe('/th/product/new')
  expect(movedTo('/th/product/new', 'new')).toBeUndefined()
  expect(movedTo('/product/old', 'new')).toBe('/product/new')
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

test('a payment confirmation with an order number in its URL is not shareable', () => {
  expect(planPage('/confirm-payment?wcp_order_id=12')).toMatchObject({
    pageUrl: '/confirm-payment?wcp_order_id=12',
    isShareable: false,
  })
  expect(planPage('/confirm-payment?utm_source=mail')).toMatchObject({
    pageUrl: '/confirm-payment',
    isShareable: true,
  })
})
