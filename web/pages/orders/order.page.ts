import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** One order of a customer, or of a guest with the access key of the email (routes.order). */
export const orderPage = definePage({
  path: paths.order,
  code: () => import('./OrderPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Order', robots: 'noindex' }),
})
