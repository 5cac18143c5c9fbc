import { definePage } from '#web/core/page/definePage.ts'
import { confirmAlertCopy } from '#web/generated/messages/confirmAlertCopy.ts'
import { unsubscribeCopy } from '#web/generated/messages/unsubscribeCopy.ts'
import { paths } from '#web/paths.ts'

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
  head: () => ({ title: unsubscribeCopy.title, robots: 'noindex' }),
})
