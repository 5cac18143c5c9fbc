import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readOrdersOf } from '../../../../../orders/readOrders'

/** The orders of a customer, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ orders: await readOrdersOf(request.scope, request.params['id'] ?? '') })
}
