import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { decideSlip } from '../../../../../payments/decideSlip'

const decisions = ['approved', 'rejected'] as const
type Decision = (typeof decisions)[number]

/** Approves or rejects a transfer slip. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ decision: Decision }>,
  response: MedusaResponse,
) {
  const decision = decisions.find((each) => each === request.body.decision)
  if (!decision)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `decision: ${decisions.join(' or ')}`)
  const user = request.auth_context.actor_id
  await decideSlip(request.scope, request.params['id'] ?? '', decision, user)
  response.json({ decision })
}
