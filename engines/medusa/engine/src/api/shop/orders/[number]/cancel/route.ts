import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { cancelOrder } from '../../../../../orders/cancelOrder'

/** Cancels an unpaid order, for the adapter. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.json({ outcome: await cancelOrder(request.scope, Number(request.params['number'])) })
}
