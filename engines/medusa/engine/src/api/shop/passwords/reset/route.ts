import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { resetPassword } from '../../../../customers/passwords'

interface NewPassword {
  key: string
  email: string
  password: string
}

/** Sets a new password, for the adapter. */
export async function POST(request: MedusaRequest<NewPassword>, response: MedusaResponse) {
  response.json({ outcome: await resetPassword(request.scope, request.body) })
}
