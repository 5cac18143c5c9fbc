import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readPersonalData } from '../../../../../customers/readPersonalData'

/** The data of a customer in the shop's own tables, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await readPersonalData(request.scope, request.params['id'] ?? ''))
}
