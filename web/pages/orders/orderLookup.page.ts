import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'
import { lookupCopy } from '#web/shop/orders/lookup/copy.ts'

/** The form that has the link to an order sent (routes.order-lookup). */
export const orderLookupPage = definePage({
  path: paths.orderLookup,
  code: () => import('./OrderLookupPage.tsx'),
  head: () => ({ title: lookupCopy.title, description: lookupCopy.lead }),
})
