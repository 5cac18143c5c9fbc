import { Listing, ListingQuery, Product, ProductCards } from '@vitrine/contract/catalog.ts'
import { Suggestions } from '@vitrine/contract/search.ts'
import { z } from 'zod'
import { type FindPages, findPages } from '#cms/catalog/findPages.ts'
import { missing } from '#cms/catalog/formerSlugs.ts'
import { readListing } from '#cms/catalog/readListing.ts'
import { readProduct } from '#cms/catalog/readProduct.ts'
import { parseProductIds, readProductCards } from '#cms/catalog/readProductCards.ts'
import { suggest } from '#cms/catalog/search/suggest.ts'
import type { Cms } from '#cms/core/context.ts'
import { type Route, route } from '#cms/http/route.ts'
import { withStores } from './storeStock.ts'

/** Seconds; short because cards contain the stock status. */
const maxAge = 30

export const catalogRoutes: Route[] = [
  route({
    name: 'products.list',
    method: 'GET',
    url: '/api/v1/products',
    summary: 'One page of products with filters, sort and facet counts',
    maxAge,
    query: ListingQuery,
    response: Listing,
    handle: ({ cms, query }) => list(cms, query, false),
  }),
  route({
    name: 'products.onSale',
    method: 'GET',
    url: '/api/v1/special-price',
    summary: 'The same for products on sale',
    maxAge,
    query: ListingQuery,
    response: Listing,
    handle: ({ cms, query }) => list(cms, query, true),
  }),
  route({
    name: 'products.read',
    method: 'GET',
    url: '/api/v1/products/:slug',
    summary: 'One product',
    maxAge,
    params: z.object({ slug: z.string().max(200) }),
    response: Product,
    handle: async ({ cms, params }) => {
      const product = await readProduct(cms.database, params.slug)
      if (!product) throw await missing(cms.database, 'product', params.slug, 'Product not found')
      return withStores(cms.database, product)
    },
  }),
  route({
    name: 'products.recentlyViewed',
    method: 'GET',
    url: '/api/v1/recently-viewed',
    summary: 'The cards of products, in the requested order',
    maxAge,
    query: z.object({
      ids: z
        .string()
        .max(1000)
        .default('')
        .transform((text) => text.split(',').slice(0, 50)),
    }),
    response: ProductCards,
    handle: async ({ cms, query }) => ({
      success: true,
      data: await readProductCards(cms.database, parseProductIds(query.ids)),
    }),
  }),
  route({
    name: 'search',
    method: 'GET',
    url: '/api/v1/search',
    summary: 'Suggestions under the search field, from 3 characters on, 2 without Latin letters',
    maxAge: 60,
    query: z.object({ s: z.string().max(200).default('') }),
    response: Suggestions,
    handle: async ({ cms, query, language }) => {
      const thai = await cms.thai()
      return suggest(cms.database, query.s, {
        findOwnPages: findPagesIn(cms.thai),
        originalOf: thai.originalOf,
        ...(language === 'th' && { translate: thai.translate }),
      })
    },
  }),
]

function list({ database, thai }: Cms, query: ListingQuery, onSaleOnly: boolean) {
  return readListing(database, query, { onSaleOnly, pages: findPagesIn(thai) })
}

/** Finds pages by their texts in both languages. */
const findPagesIn =
  (thai: Cms['thai']): FindPages =>
  async (database, tokens, limit) =>
    findPages(database, tokens, limit, (await thai()).translate)
