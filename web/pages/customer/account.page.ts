import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { paths } from '#web/paths.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

/** Sign-in and registration side by side (routes.account). */
export const accountPage = definePage({
  path: paths.account,
  code: () => import('./AccountPage.tsx'),
  layout: 'account',
  queries: () => [optional(PostDocument, { slug: 'my-account' }, 'Failed to fetch post')],
  head: ({ post }) => ({
    title: post?.meta.title ?? 'My account',
    description: post?.meta.description,
    robots: 'noindex',
  }),
})
