import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** A customer's personal information (routes.account.personal-information). */
export const editAccountPage = definePage({
  path: paths.editAccount,
  code: () => import('./EditAccountPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Personal Information', robots: 'noindex' }),
})
