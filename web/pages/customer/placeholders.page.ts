import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

const titles = [
  [paths.editAccount, 'Personal Information'],
  [paths.editAddress, 'Addresses'],
  [paths.paymentHistory, 'Payment History'],
  [paths.coupons, 'Coupons'],
  [paths.points, 'Points and Rewards'],
] as const

/** Parts of the account area that do not exist yet (routes.account.placeholders). */
export const placeholderPages = titles.map(([path, title]) =>
  definePage({
    path,
    code: () => import('./PlaceholderPage.tsx'),
    layout: 'account',
    head: () => ({ title, robots: 'noindex' }),
  }),
)
