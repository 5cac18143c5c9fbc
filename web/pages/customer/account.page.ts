import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths } from '#web/paths.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

/** Sign-in and registration side by side (routes.account). */
export const accountPage = definePage({
  path: paths.account,
  code: () => import('./AccountPage.tsx'),
  layout: 'account',
  queries: () => [optional(PostDocument, { slug: 'my-account' }, loadCopy.post)],
  head: ({ post }) => ({
    title: post?.meta.title ?? titleCopy.account,
    description: post?.meta.description,
    robots: 'noindex',
  }),
})

/** The lost-password form, or with a link from an email the reset form (routes.lost-password.*). */
export const lostPasswordPage = definePage({
  path: paths.lostPassword,
  code: () => import('./LostPasswordPage.tsx'),
  layout: 'account',
  // A reset link's key and login are for the browser only.
  search: ({ search }) => (search.has('show-reset-form') ? '?show-reset-form=true' : ''),
  head: () => ({ title: titleCopy.lostPassword, robots: 'noindex' }),
})

/** A customer's personal information (routes.account.personal-information). */
export const editAccountPage = definePage({
  path: paths.editAccount,
  code: () => import('./EditAccountPage.tsx'),
  layout: 'account',
  head: () => ({ title: titleCopy.details, robots: 'noindex' }),
})

/** A part of the account area that does not exist yet (routes.account.points). */
export const pointsPage = definePage({
  path: paths.points,
  code: () => import('./PointsPage.tsx'),
  layout: 'account',
  head: () => ({ title: titleCopy.points, robots: 'noindex' }),
})
