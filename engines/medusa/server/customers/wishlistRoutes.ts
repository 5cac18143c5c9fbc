import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance } from 'fastify'
import { productById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { requireCustomer } from '../visitor/session.ts'

/** Products on a wishlist at most, which the engine checks. */
const maxItems = 500

/** Serves the wishlist calls of docs/rest/cart.md. */
export function wishlistRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop } = adapter
  serve(app, 'wishlist.list', async ({ request }) => {
    const { id } = await requireCustomer(adapter, request)
    const { productIds } = await shop.get<{ productIds: string[] }>(`/customers/${id}/wishlist`)
    const products = await Promise.all(
      productIds.map((productId) => productById(adapter, productId)),
    )
    return {
      success: true,
      data: products.flatMap((product) => product?.card ?? []),
    }
  })
  serve(app, 'wishlist.add', async ({ body, request }) => {
    const { id } = await requireCustomer(adapter, request)
    const { productId } = body
    const product = await productById(adapter, productId)
    if (!product) throw notFound(cartCopy.productNotFound)
    const path = `/customers/${id}/wishlist`
    const { isAdded } = await shop.post<{ isAdded: boolean }>(path, { productId })
    if (!isAdded) throw new ContractProblem('invalid', cartCopy.wishlistFull(maxItems))
    const message = cartCopy.wishlistAdded(product.card.name)
    return { success: true, message }
  })
  serve(app, 'wishlist.remove', async ({ params, request }) => {
    const { id } = await requireCustomer(adapter, request)
    const { productId } = params
    await shop.delete(`/customers/${id}/wishlist/${encodeURIComponent(productId)}`)
    return { success: true, message: cartCopy.wishlistRemoved }
  })
}
