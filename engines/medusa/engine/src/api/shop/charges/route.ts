import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { applyCharge } from '../../../payments/applyCharge'
import type { ReportedCharge } from '../../../payments/sentCharge'

/** Applies what the payment provider reports of a charge, for the adapter. */
export async function POST(request: MedusaRequest<ReportedCharge>, response: MedusaResponse) {
  response.json({ outcome: await applyCharge(request.scope, request.body) })
}
