import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ReturnedAttempt } from '../../../../../customers/social'
import { consumeAttempt } from '../../../../../customers/socialAttempts'

/** Deletes and returns the attempt of a browser that returns, for the adapter. */
export async function POST(request: MedusaRequest<ReturnedAttempt>, response: MedusaResponse) {
  response.json({ attempt: (await consumeAttempt(request.scope, request.body)) ?? null })
}
