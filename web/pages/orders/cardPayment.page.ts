import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** Pays an order by card, in a document of its own (routes.card-payment). */
export const cardPaymentPage = definePage({
  path: paths.cardPayment,
  code: () => import('./CardPaymentPage.tsx'),
  layout: 'minimal',
  takesCards: true,
  head: () => ({ title: 'Pay by card', robots: 'noindex' }),
})
