import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** Any other URL (routes.not-found). */
export const notFoundPage = definePage({
  path: paths.notFound,
  code: () => import('./NotFoundPage.tsx'),
  subject: null,
  head: () => ({ title: 'Page not found', robots: 'noindex' }),
})
