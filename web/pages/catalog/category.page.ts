import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'
import { categoryHead } from '#web/shop/catalog/intro/categoryHead.ts'
import { firstPage, listingSearch } from '#web/shop/catalog/listing/listingRequest.ts'
import { categoryOf } from '#web/shop/catalog/listing/listingUrl.ts'

/** A category or a brand (routes.category). */
export const categoryPage = definePage({
  path: paths.category,
  code: () => import('./CategoryPage.tsx'),
  rendersWithoutData: true,
  search: (request) => listingSearch(request, categoryOf(request.parameters['*'])),
  queries: (request) => [firstPage(request, categoryOf(request.parameters['*']))],
  subject: 'listing',
  head: ({ listing }, { parameters }) => categoryHead(parameters['*'], listing),
})
