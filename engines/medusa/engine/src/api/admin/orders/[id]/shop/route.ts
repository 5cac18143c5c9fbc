import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readDesk } from '../../../../../payments/readDesk'

/** The shop's part of an order with its slips, for the admin. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json(await readDesk(request.scope, request.params['id'] ?? ''))
}
