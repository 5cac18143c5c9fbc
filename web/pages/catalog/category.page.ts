import { definePage } from '#web/core/page/definePage.ts'
import { paths, pathTo } from '#web/paths.ts'
import { categoryHead } from '#web/shop/catalog/intro/categoryHead.ts'
import { listingHead } from '#web/shop/catalog/intro/listingHead.ts'
import { firstPage, isPastEnd, listingSearch } from '#web/shop/catalog/listing/listingRequest.ts'
import { categoryFilter } from '#web/shop/catalog/listing/listingUrl.ts'

/** A category or a brand (routes.category). */
export const categoryPage = definePage({
  path: paths.category,
  code: () => import('./CategoryPage.tsx'),
  rendersWithoutData: true,
  search: (request) => listingSearch(request, categoryFilter(request.parameters['*'])),
  queries: (request) => [firstPage(request, categoryFilter(request.parameters['*']))],
  subject: 'listing',
  isMissing: ({ listing }, request) => isPastEnd(listing, request),
  head: ({ listing }, request) => {
    const path = request.parameters['*']
    const head = categoryHead(path, listing)
    return listingHead(
      head,
      pathTo('category', { '*': path }),
      request,
      listing,
      categoryFilter(path),
    )
  },
})
