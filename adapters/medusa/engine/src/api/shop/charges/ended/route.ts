import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { endCharge } from '../../../../payments/charges'
import type { ReportedCharge } from '../../../../payments/sentCharge'

/** Records that the end of a charge was reported to the shopper, for the adapter. */
export async function POST(request: MedusaRequest<ReportedCharge>, response: MedusaResponse) {
  const { reference, status } = request.body
  await endCharge(request.scope, reference, status)
  response.json({})
}
