import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { deleteAccount } from '../../../../../customers/deleteAccount'

/** Deletes an account by its password, for the adapter. */
export async function POST(request: MedusaRequest<{ password: string }>, response: MedusaResponse) {
  const { id = '' } = request.params
  response.json({ outcome: await deleteAccount(request.scope, id, request.body.password) })
}
