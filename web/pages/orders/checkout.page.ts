import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** The shop's own checkout (routes.checkout). */
export const checkoutPage = definePage({
  path: paths.checkout,
  code: () => import('./CheckoutPage.tsx'),
  layout: 'checkout',
  head: () => ({ title: 'Checkout', robots: 'noindex' }),
})
