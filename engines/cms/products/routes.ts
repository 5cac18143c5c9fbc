import { notFound } from '@vitrine/commerce/problem.ts'
import type { ListingQuery } from '@vitrine/contract/catalog.ts'
import { type FindPages, findPages } from '#cms/catalog/findPages.ts'
import { missing } from '#cms/catalog/formerSlugs.ts'
import { readListing } from '#cms/catalog/readListing.ts'
import { readProduct, slugBySku } from '#cms/catalog/readProduct.ts'
import { parseProductIds, readProductCards } from '#cms/catalog/readProductCards.ts'
import { suggest } from '#cms/catalog/search/suggest.ts'
import type { Cms } from '#cms/core/context.ts'
import { contractRoute, type Route } from '#cms/http/route.ts'
import { withStores } from './storeStock.ts'

/** The cache time in seconds, short because cards contain the stock status. */
const maxAge = 30

export const catalogRoutes: Route[] = [
  contractRoute('products.list', {
    maxAge,
    handle: ({ cms, query }) => list(cms, query, false),
  }),
  contractRoute('products.onSale', {
    maxAge,
    handle: ({ cms, query }) => list(cms, query, true),
  }),
  contractRoute('products.read', {
    maxAge,
    handle: async ({ cms, params }) => {
      const product = await readProduct(cms.database, params.slug)
      if (!product) throw await missing(cms.database, 'product', params.slug, 'Product not found')
      return withStores(cms.database, product)
    },
  }),
  contractRoute('products.bySku', {
    maxAge,
    handle: async ({ cms, params }) => {
      const slug = await slugBySku(cms.database, params.sku)
      const product = slug === undefined ? null : await readProduct(cms.database, slug)
      if (!product) throw notFound('Product not found')
      return withStores(cms.database, product)
    },
  }),
  contractRoute('products.recentlyViewed', {
    maxAge,
    handle: async ({ cms, query }) => ({
      success: true,
      data: await readProductCards(cms.database, parseProductIds(query.ids)),
    }),
  }),
  contractRoute('search', {
    maxAge: 60,
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
