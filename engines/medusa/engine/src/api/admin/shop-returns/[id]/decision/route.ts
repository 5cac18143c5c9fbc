import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { seenIn } from '../../../../../orders/orderVersion'
import { decideReturn } from '../../../../../returns/decideReturn'

const decisions = ['approved', 'rejected'] as const

/** Characters of a note at most. */
const maxNote = 1000

/** Approves or rejects a return that a shopper requested. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ decision: string; note?: unknown; seen?: unknown }>,
  response: MedusaResponse,
) {
  const decision = decisions.find((decision) => decision === request.body.decision)
  if (!decision)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `decision: ${decisions.join(' or ')}`)
  const text = typeof request.body.note === 'string' ? request.body.note.trim() : ''
  if (text.length > maxNote)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `note: at most ${maxNote} characters`)
  const user = request.auth_context.actor_id
  const id = request.params['id'] ?? ''
  const seen = seenIn(request.body)
  await decideReturn(request.scope, id, { decision, note: text || null, seen }, user)
  response.json({ decision })
}
