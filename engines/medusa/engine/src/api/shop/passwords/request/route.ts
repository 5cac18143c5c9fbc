import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestReset } from '../../../../customers/passwords'

/** Creates the key of a password reset, which the adapter sends by email. */
export async function POST(request: MedusaRequest<{ email: string }>, response: MedusaResponse) {
  response.json({ reset: await requestReset(request.scope, request.body.email) })
}
