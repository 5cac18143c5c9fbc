import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addCharge } from '../../../../../payments/charges'
import type { SentCharge } from '../../../../../payments/sentCharge'

/** Stores a charge of an order, for the adapter. */
export async function POST(request: MedusaRequest<SentCharge>, response: MedusaResponse) {
  await addCharge(request.scope, Number(request.params['number']), request.body)
  response.json({})
}
