import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths, pathTo } from '#web/paths.ts'
import { listingHead } from '#web/shop/catalog/intro/listingHead.ts'
import { listingImage } from '#web/shop/catalog/intro/listingImage.ts'
import { firstPage, isPastEnd, listingSearch } from '#web/shop/catalog/listing/listingRequest.ts'
import { chineseNewYear } from '#web/shop/catalog/listing/listingUrl.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

/** The campaign's listing of both brands in one category, without filters (routes.chinese-new-year). */
export const chineseNewYearPage = definePage({
  path: paths.chineseNewYear,
  code: () => import('./ChineseNewYearPage.tsx'),
  rendersWithoutData: true,
  search: (request) => listingSearch(request, chineseNewYear),
  queries: (request) => [
    optional(PostDocument, { slug: 'chinese-new-year' }, loadCopy.post),
    firstPage(request, chineseNewYear),
  ],
  subject: 'listing',
  isMissing: ({ listing }, request) => isPastEnd(listing, request),
  head: ({ post, listing }, request) =>
    listingHead(
      {
        title: post?.meta.title ?? titleCopy.chineseNewYear,
        description: post?.meta.description,
        preload: listingImage(listing),
      },
      pathTo('chineseNewYear'),
      request,
      listing,
      chineseNewYear,
    ),
})
