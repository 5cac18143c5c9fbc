import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { seenIn } from '../../../../../orders/orderVersion'
import { settleByHand } from '../../../../../refunds/settleRefund'

/** Records that staff have made a refund by hand. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ seen?: unknown }>,
  response: MedusaResponse,
) {
  const user = request.auth_context.actor_id
  await settleByHand(request.scope, request.params['id'] ?? '', seenIn(request.body), user)
  response.json({})
}
