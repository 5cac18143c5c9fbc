import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths, pathTo } from '#web/paths.ts'
import { listingHead } from '#web/shop/catalog/intro/listingHead.ts'
import { listingImage } from '#web/shop/catalog/intro/listingImage.ts'
import { firstPage, isPastEnd, listingSearch } from '#web/shop/catalog/listing/listingRequest.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

/** The listing of every product on sale (routes.special-price). */
export const specialPricePage = definePage({
  path: paths.specialPrice,
  code: () => import('./SpecialPricePage.tsx'),
  rendersWithoutData: true,
  search: (request) => listingSearch(request),
  queries: (request) => [
    optional(PostDocument, { slug: 'special-price' }, loadCopy.post),
    firstPage(request, { specialPrice: true }),
  ],
  subject: 'listing',
  isMissing: ({ listing }, request) => isPastEnd(listing, request),
  head: ({ post, listing }, request) =>
    listingHead(
      {
        title: post?.meta.title ?? titleCopy.specialPrice,
        description: post?.meta.description,
        preload: listingImage(listing),
      },
      pathTo('specialPrice'),
      request,
      listing,
    ),
})
