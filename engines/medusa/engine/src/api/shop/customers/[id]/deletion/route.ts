import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { DeletionProof } from '../../../../../customers/account'
import { deleteAccount } from '../../../../../customers/deleteAccount'

/** Deletes an account, for the adapter. */
export async function POST(request: MedusaRequest<DeletionProof>, response: MedusaResponse) {
  const { id = '' } = request.params
  response.json(await deleteAccount(request.scope, id, request.body))
}
