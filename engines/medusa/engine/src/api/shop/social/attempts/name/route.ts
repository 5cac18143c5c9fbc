import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { PostedName } from '../../../../../customers/social'
import { storeName } from '../../../../../customers/socialAttempts'

/** Stores the name that a provider posts before the browser returns, for the adapter. */
export async function POST(
  request: MedusaRequest<{ state: string; name: PostedName }>,
  response: MedusaResponse,
) {
  await storeName(request.scope, request.body)
  response.json({})
}
