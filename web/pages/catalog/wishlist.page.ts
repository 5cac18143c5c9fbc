import { definePage } from '#web/core/page/definePage.ts'
import { required } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths } from '#web/paths.ts'
import { pageHead } from '#web/shop/content/head/heads.ts'
import { PageDocument } from '#web/shop/content/page.generated.ts'

/** A customer's saved products below an editor's text (routes.wishlist). */
export const wishlistPage = definePage({
  path: paths.wishlist,
  code: () => import('./WishlistPage.tsx'),
  queries: () => [required(PageDocument, { key: 'wishlist' }, loadCopy.wishlist)],
  subject: 'page',
  head: ({ page }) => ({ ...pageHead(page, titleCopy.wishlist), robots: 'noindex' }),
})
