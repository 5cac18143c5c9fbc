import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** Confirms an order that was just placed (routes.order-received). */
export const orderReceivedPage = definePage({
  path: paths.orderReceived,
  code: () => import('./OrderReceivedPage.tsx'),
  layout: 'minimal',
  head: () => ({ title: 'Order received', robots: 'noindex' }),
})
