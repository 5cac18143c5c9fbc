import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { paths, pathTo } from '#web/paths.ts'
import { listingHead } from '#web/shop/catalog/intro/listingHead.ts'
import { listingImage } from '#web/shop/catalog/intro/listingImage.ts'
import { firstPage, isPastEnd, listingSearch } from '#web/shop/catalog/listing/listingRequest.ts'
import { PageDocument } from '#web/shop/content/page.generated.ts'

/** The listing of every product (routes.shop). */
export const shopPage = definePage({
  path: paths.shop,
  code: () => import('./ShopPage.tsx'),
  rendersWithoutData: true,
  search: (request) => listingSearch(request),
  queries: (request) => [
    optional(PageDocument, { key: 'shop' }, loadCopy.shop),
    firstPage(request),
  ],
  subject: 'listing',
  isMissing: ({ listing }, request) => isPastEnd(listing, request),
  head: ({ page, listing }, request) =>
    listingHead(
      {
        title: page?.meta.title ?? titleCopy.shop,
        description: page?.meta.description,
        preload: listingImage(listing),
      },
      pathTo('shop'),
      request,
      listing,
    ),
})
