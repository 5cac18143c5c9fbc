import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { BegunAttempt } from '../../../../customers/social'
import { beginAttempt } from '../../../../customers/socialAttempts'

/** Stores the attempt of a browser that is redirected to a provider, for the adapter. */
export async function POST(request: MedusaRequest<BegunAttempt>, response: MedusaResponse) {
  await beginAttempt(request.scope, request.body)
  response.json({})
}
