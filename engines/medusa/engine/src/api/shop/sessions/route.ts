import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { signIn } from '../../../customers/signIn'

interface Credentials {
  email: string
  password: string
  isRemembered: boolean
}

/** Signs a customer in, for the adapter. */
export async function POST(request: MedusaRequest<Credentials>, response: MedusaResponse) {
  response.json({ opened: await signIn(request.scope, request.body) })
}
