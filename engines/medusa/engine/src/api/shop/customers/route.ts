import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { Registration } from '../../../customers/account'
import { register } from '../../../customers/signIn'

/** Creates an account, for the adapter. */
export async function POST(request: MedusaRequest<Registration>, response: MedusaResponse) {
  response.json({ opened: await register(request.scope, request.body) })
}
