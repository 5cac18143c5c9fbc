import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { endCharge } from '../../../../payments/charges'
import type { EndedCharge } from '../../../../payments/sentCharge'

/** Records that the end of a charge was reported to the shopper, for the adapter. */
export async function POST(request: MedusaRequest<EndedCharge>, response: MedusaResponse) {
  await endCharge(request.scope, request.body)
  response.json({})
}
