import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readPersonalData } from '../../../../../customers/readPersonalData'

/** What the shop's own tables have of a customer, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await readPersonalData(request.scope, request.params['id'] ?? ''))
}
