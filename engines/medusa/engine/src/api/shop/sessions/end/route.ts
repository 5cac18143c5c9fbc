import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { endSession } from '../../../../customers/sessions'

/** Ends a session, for the adapter. */
export async function POST(request: MedusaRequest<{ token: string }>, response: MedusaResponse) {
  await endSession(request.scope, request.body.token)
  response.json({})
}
