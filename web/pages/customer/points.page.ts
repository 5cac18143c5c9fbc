import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** A part of the account area that does not exist yet (routes.account.points). */
export const pointsPage = definePage({
  path: paths.points,
  code: () => import('./PointsPage.tsx'),
  layout: 'account',
  head: () => ({ title: 'Points and Rewards', robots: 'noindex' }),
})
