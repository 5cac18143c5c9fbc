import type { FastifyInstance } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { servePublic } from '../http/serve.ts'
import { productPage } from './productPage.ts'
import { productByHandle } from './products.ts'

/** The seconds that responses are cached, few because cards contain the stock status. */
const maxAge = 30

/** Serves the calls of docs/rest/catalog.md and docs/rest/search.md. */
export function catalogueRoutes(app: FastifyInstance, adapter: Adapter) {
  const { index } = adapter
  servePublic(app, 'products.list', maxAge, ({ query, language }) =>
    index.listing(query, { language }),
  )
  servePublic(app, 'products.onSale', maxAge, ({ query, language }) =>
    index.listing(query, { language, onSaleOnly: true }),
  )
  servePublic(app, 'products.read', maxAge, async ({ params: { slug } }) => {
    const product = await productByHandle(adapter, slug)
    if (!product) throw await index.missing(slug)
    const { completeTheLook, upsellProducts = [] } = product.extras
    const others = await index.byHandles([...(completeTheLook?.products ?? []), ...upsellProducts])
    return productPage(product, index.directory, (handle) => others.get(handle))
  })
  servePublic(app, 'products.recentlyViewed', maxAge, async ({ query: { ids } }) => {
    const products = await index.byIds(ids)
    return { success: true, data: ids.flatMap((id) => products.get(id)?.card ?? []) }
  })
  servePublic(app, 'search', 60, ({ query, language }) => index.suggest(query.s, language))
}
