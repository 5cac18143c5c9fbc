import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'
import { categoryOf, titleOf } from '#web/shop/catalog/listing/listingAddress.ts'
import { categoryPicture } from '#web/shop/catalog/listing/listingPicture.ts'
import { firstPage, listingSearch } from '#web/shop/catalog/listing/listingRequest.ts'
import { titleFor } from '#web/shop/content/head/heads.ts'

/** A category or a brand (routes.category). */
export const categoryPage = definePage({
  path: paths.category,
  code: () => import('./CategoryPage.tsx'),
  rendersWithoutData: true,
  search: (request) => listingSearch(request, categoryOf(request.parameters['*'])),
  queries: (request) => [firstPage(request, categoryOf(request.parameters['*']))],
  subject: 'listing',
  head: ({ listing }, { parameters }) => ({
    title: titleFor(listing, titleOf(parameters['*'], listing?.filters ?? [])),
    preload: categoryPicture(listing),
  }),
})
