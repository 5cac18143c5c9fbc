import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { seenIn } from '../../../../../orders/orderVersion'
import { decideSlip } from '../../../../../payments/decideSlip'

const decisions = ['approved', 'rejected'] as const
type Decision = (typeof decisions)[number]

/** Approves or rejects a transfer slip. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ decision: Decision; seen?: unknown }>,
  response: MedusaResponse,
) {
  const decision = decisions.find((decision) => decision === request.body.decision)
  if (!decision)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `decision: ${decisions.join(' or ')}`)
  const user = request.auth_context.actor_id
  const seen = seenIn(request.body)
  await decideSlip(request.scope, request.params['id'] ?? '', { decision, seen }, user)
  response.json({ decision })
}
