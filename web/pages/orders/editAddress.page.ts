import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** A customer's address book (routes.account.addresses). */
export const editAddressPage = definePage({
  path: paths.editAddress,
  code: () => import('./EditAddressPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Addresses', robots: 'noindex' }),
})
