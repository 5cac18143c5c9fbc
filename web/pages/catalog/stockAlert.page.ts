import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'
import { confirmAlertCopy, unsubscribeAlertsCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'

// The key of a link is for the browser only.

/** Confirms a request for a back-in-stock email (routes.stock-alerts). */
export const confirmStockAlertPage = definePage({
  path: paths.confirmStockAlert,
  code: () => import('./ConfirmStockAlertPage.tsx'),
  head: () => ({ title: confirmAlertCopy.title, robots: 'noindex' }),
})

/** Ends back-in-stock emails (routes.stock-alerts). */
export const unsubscribeStockAlertsPage = definePage({
  path: paths.unsubscribeStockAlerts,
  code: () => import('./UnsubscribeStockAlertsPage.tsx'),
  head: () => ({ title: unsubscribeAlertsCopy.title, robots: 'noindex' }),
})
