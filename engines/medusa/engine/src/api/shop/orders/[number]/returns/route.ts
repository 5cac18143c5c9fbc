import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { SentReturn } from '../../../../../orders/orderReturn'
import { requestReturn } from '../../../../../returns/requestReturn'

/** Requests a return of pieces of an order, for the adapter. */
export async function POST(request: MedusaRequest<SentReturn>, response: MedusaResponse) {
  const number = Number(request.params['number'])
  response.json({ outcome: await requestReturn(request.scope, number, request.body) })
}
