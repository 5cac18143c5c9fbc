import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSession } from '../../../../customers/sessions'

/** Reads the customer of a session, for the adapter, by a token in the body, because addresses are logged. */
export async function POST(request: MedusaRequest<{ token: string }>, response: MedusaResponse) {
  response.json({ account: (await readSession(request.scope, request.body.token)) ?? null })
}
