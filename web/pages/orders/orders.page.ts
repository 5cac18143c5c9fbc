import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { lookupCopy } from '#web/generated/messages/lookupCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths } from '#web/paths.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

/** The shop's own checkout (routes.checkout). */
export const checkoutPage = definePage({
  path: paths.checkout,
  code: () => import('./CheckoutPage.tsx'),
  layout: 'checkout',
  head: () => ({ title: titleCopy.checkout, robots: 'noindex' }),
})

/** Confirms an order that was just placed (routes.order-received). */
export const orderReceivedPage = definePage({
  path: paths.orderReceived,
  code: () => import('./OrderReceivedPage.tsx'),
  layout: 'minimal',
  head: () => ({ title: titleCopy.orderReceived, robots: 'noindex' }),
})

/** Pays an order by card, in a document of its own (routes.card-payment). */
export const cardPaymentPage = definePage({
  path: paths.cardPayment,
  code: () => import('./CardPaymentPage.tsx'),
  layout: 'minimal',
  takesCards: true,
  head: () => ({ title: titleCopy.card, robots: 'noindex' }),
})

const orderParameter = 'wcp_order_id'

/** The form to confirm a bank transfer (routes.confirm-payment), which works without the editor's text. */
export const confirmPaymentPage = definePage({
  path: paths.confirmPayment,
  code: () => import('./ConfirmPaymentPage.tsx'),
  // The form's order number is filled in from the URL.
  search: ({ search }) => {
    const order = search.get(orderParameter)
    return order ? `?${new URLSearchParams({ [orderParameter]: order })}` : ''
  },
  isShareable: ({ search }) => !search.get(orderParameter),
  queries: () => [optional(PostDocument, { slug: 'confirm-payment' }, loadCopy.confirmPayment)],
  head: ({ post }) => ({
    title: post?.meta.title ?? titleCopy.confirmPayment,
    description: post?.meta.description,
  }),
})

/** The form that has the link to an order sent (routes.order-lookup). */
export const orderLookupPage = definePage({
  path: paths.orderLookup,
  code: () => import('./OrderLookupPage.tsx'),
  head: () => ({ title: lookupCopy.title, description: lookupCopy.lead }),
})

/** A customer's order history (routes.orders). */
export const ordersPage = definePage({
  path: paths.orders,
  code: () => import('./OrdersPage.tsx'),
  layout: 'account',
  head: () => ({ title: titleCopy.orders, robots: 'noindex' }),
})

/** An order of a customer, or of a guest with the access key of the email (routes.order). */
export const orderPage = definePage({
  path: paths.order,
  code: () => import('./OrderPage.tsx'),
  // A guest's page has neither the account's menu nor the link to the order history. The key itself stays in the browser.
  search: ({ search }) => (search.has('key') ? '?key=' : ''),
  layout: 'account',
  head: () => ({ title: titleCopy.order, robots: 'noindex' }),
})

/** A customer's address book (routes.account.addresses). */
export const editAddressPage = definePage({
  path: paths.editAddress,
  code: () => import('./EditAddressPage.tsx'),
  layout: 'account',
  head: () => ({ title: titleCopy.addresses, robots: 'noindex' }),
})

/** The payments of a customer's orders (routes.account.payments). */
export const paymentHistoryPage = definePage({
  path: paths.paymentHistory,
  code: () => import('./PaymentHistoryPage.tsx'),
  layout: 'account',
  head: () => ({ title: titleCopy.payments, robots: 'noindex' }),
})

/** A customer's coupons (routes.account.coupons). */
export const couponsPage = definePage({
  path: paths.coupons,
  code: () => import('./CouponsPage.tsx'),
  layout: 'account',
  head: () => ({ title: titleCopy.coupons, robots: 'noindex' }),
})
