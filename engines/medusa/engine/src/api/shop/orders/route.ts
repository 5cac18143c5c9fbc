import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { placeOrder } from '../../../orders/placeOrder'
import type { Placing } from '../../../orders/placing'

/** Places an order from a cart, for the adapter. */
export async function POST(request: MedusaRequest<Placing>, response: MedusaResponse) {
  response.json(await placeOrder(request.scope, request.body))
}
