import { definePage } from '#web/core/page/definePage.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths } from '#web/paths.ts'

/** Redirects to the shop with the searched text (routes.search). */
export const searchPage = definePage({
  path: paths.search,
  code: () => import('./SearchPage.tsx'),
  head: () => ({ title: titleCopy.search, robots: 'noindex' }),
})
