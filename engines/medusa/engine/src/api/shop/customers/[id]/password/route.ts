import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { PasswordChange } from '../../../../../customers/account'
import { changePassword } from '../../../../../customers/passwords'

/** Replaces the password of a customer, for the adapter. */
export async function POST(request: MedusaRequest<PasswordChange>, response: MedusaResponse) {
  const { id = '' } = request.params
  response.json({ outcome: await changePassword(request.scope, id, request.body) })
}
