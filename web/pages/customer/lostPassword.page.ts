import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'

/** The lost-password form, or with a link from an email the reset form (routes.lost-password.*). */
export const lostPasswordPage = definePage({
  path: paths.lostPassword,
  code: () => import('./LostPasswordPage.tsx'),
  layout: 'account',
  // A reset link's key and login are for the browser only.
  search: ({ search }) => (search.has('show-reset-form') ? '?show-reset-form=true' : ''),
  head: () => ({ title: 'Lost password', robots: 'noindex' }),
})
