import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { SentRefund } from '../../../../refunds/sentRefund'
import { recordAttempt } from '../../../../refunds/settleRefund'

/** Records what came of sending a refund to the provider, for the adapter. */
export async function POST(request: MedusaRequest<SentRefund>, response: MedusaResponse) {
  await recordAttempt(request.scope, request.params['id'] ?? '', request.body)
  response.json({})
}
