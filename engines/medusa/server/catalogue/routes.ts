import { ListingQuery } from '@vitrine/contract/catalog.ts'
import { languageOf } from '@vitrine/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPublic } from '../http/responses.ts'
import { productPage } from './productPage.ts'
import { productByHandle } from './products.ts'

/** Seconds; short because cards contain the stock status. */
const maxAge = 30

const Slug = z.object({ slug: z.string().max(200) })
const Ids = z.object({ ids: z.string().max(2000).default('') })
const maxIds = 50
const Search = z.object({ s: z.string().max(200).default('') })

/** Serves the calls of docs/rest/catalog.md and docs/rest/search.md. */
export function catalogueRoutes(app: FastifyInstance, adapter: Adapter) {
  const { index } = adapter
  app.get('/api/v1/products', async (request, reply) => {
    const query = parse(ListingQuery, request.query)
    const options = { language: languageOf(request.query) }
    return sendPublic(reply, maxAge, await index.listing(query, options))
  })
  app.get('/api/v1/special-price', async (request, reply) => {
    const query = parse(ListingQuery, request.query)
    const options = { language: languageOf(request.query), onSaleOnly: true }
    return sendPublic(reply, maxAge, await index.listing(query, options))
  })
  app.get('/api/v1/products/:slug', async (request, reply) => {
    const { slug } = parse(Slug, request.params)
    const product = await productByHandle(adapter, slug)
    if (!product) throw await index.missing(slug)
    const { completeTheLook, upsellProducts = [] } = product.extras
    const others = await index.byHandles([...(completeTheLook?.products ?? []), ...upsellProducts])
    const page = productPage(product, index.directory, (handle) => others.get(handle))
    return sendPublic(reply, maxAge, page)
  })
  app.get('/api/v1/recently-viewed', async (request, reply) => {
    const ids = parse(Ids, request.query).ids.split(',').slice(0, maxIds)
    const found = await index.byIds(ids)
    const data = ids.flatMap((id) => found.get(id)?.card ?? [])
    return sendPublic(reply, maxAge, { success: true, data })
  })
  app.get('/api/v1/search', async (request, reply) => {
    const { s } = parse(Search, request.query)
    return sendPublic(reply, 60, await index.suggest(s, languageOf(request.query)))
  })
}
