import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findOpenCart, takeCart } from '../../../../../customers/openCart'

/** The id of the customer's cart, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = await findOpenCart(request.scope, request.params['id'] ?? '')
  response.json({ cartId: id ?? null })
}

/** Makes a guest's cart the customer's. */
export async function POST(request: MedusaRequest<{ cartId: string }>, response: MedusaResponse) {
  await takeCart(request.scope, request.params['id'] ?? '', request.body.cartId)
  response.json({})
}
