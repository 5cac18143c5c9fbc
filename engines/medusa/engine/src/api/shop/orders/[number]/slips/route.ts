import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addSlip } from '../../../../../payments/addSlip'
import type { SentSlip } from '../../../../../payments/sentCharge'

/** Stores a transfer slip, for the adapter. */
export async function POST(request: MedusaRequest<SentSlip>, response: MedusaResponse) {
  const number = Number(request.params['number'])
  response.json({ outcome: await addSlip(request.scope, number, request.body) })
}
