import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { storeCode } from '../../../../../payments/charges'
import type { CreatedCode } from '../../../../../payments/sentCharge'

/** Stores the code of a charge that the provider has created, for the adapter. */
export async function POST(request: MedusaRequest<CreatedCode>, response: MedusaResponse) {
  const id = request.params['id'] ?? ''
  response.json({ charge: await storeCode(request.scope, id, request.body) })
}
