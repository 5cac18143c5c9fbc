import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { AddToWishlist } from '@vitrine/contract/cart.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { productById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { requireCustomer } from '../visitor/session.ts'

const Params = z.object({ id: z.string().max(100) })

/** Products on a wishlist at most, which the engine checks. */
const maxItems = 500

/** Serves the wishlist of docs/rest/cart.md. */
export function wishlistRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop } = adapter
  app.get('/api/v1/wishlist', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const { productIds } = await shop.get<{ productIds: string[] }>(`/customers/${id}/wishlist`)
    const products = await Promise.all(productIds.map((each) => productById(adapter, each)))
    return sendPersonal(reply, {
      success: true,
      data: products.flatMap((each) => each?.card ?? []),
    })
  })
  app.post('/api/v1/wishlist', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const { productId } = parse(AddToWishlist, request.body)
    const product = await productById(adapter, productId)
    if (!product) throw notFound(cartCopy.productNotFound)
    const path = `/customers/${id}/wishlist`
    const { isAdded } = await shop.post<{ isAdded: boolean }>(path, { productId })
    if (!isAdded) throw new ContractProblem('invalid', cartCopy.wishlistFull(maxItems))
    const message = cartCopy.wishlistAdded(product.card.name)
    return sendPersonal(reply, { success: true, message })
  })
  app.delete('/api/v1/wishlist/:id', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const { id: productId } = parse(Params, request.params)
    await shop.delete(`/customers/${id}/wishlist/${encodeURIComponent(productId)}`)
    return sendPersonal(reply, { success: true, message: cartCopy.wishlistRemoved })
  })
}
