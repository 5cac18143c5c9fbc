import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { seenIn } from '../../../../../orders/orderVersion'
import { receiveTransfer } from '../../../../../payments/receiveTransfer'

/** Records a transfer that staff found on the shop's account, with the amount in baht, with at most two decimals. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ amount?: unknown; seen?: unknown; isAnother?: unknown }>,
  response: MedusaResponse,
) {
  const amount = Math.round(Number(request.body.amount) * 100) / 100
  if (!(amount > 0 && amount < 100_000_000))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'amount: baht, such as 1290 or 1290.50')
  const user = request.auth_context.actor_id
  const transfer = {
    ...{ amount, seen: seenIn(request.body), isAnother: request.body.isAnother === true },
  }
  const outcome = await receiveTransfer(request.scope, request.params['id'] ?? '', transfer, user)
  response.json({ outcome })
}
