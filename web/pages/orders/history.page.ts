import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** The payments of a customer's orders (routes.account.payments). */
export const paymentHistoryPage = definePage({
  path: paths.paymentHistory,
  code: () => import('./PaymentHistoryPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Payment History', robots: 'noindex' }),
})

/** A customer's coupons (routes.account.coupons). */
export const couponsPage = definePage({
  path: paths.coupons,
  code: () => import('./CouponsPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Coupons', robots: 'noindex' }),
})
