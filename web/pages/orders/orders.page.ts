import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** A customer's order history (routes.orders). */
export const ordersPage = definePage({
  path: paths.orders,
  code: () => import('./OrdersPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Order History', robots: 'noindex' }),
})
