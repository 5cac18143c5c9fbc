import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readShippingMethods } from '../../../orders/shippingMethods'

/** The shipping methods of the checkout, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ methods: await readShippingMethods(request.scope) })
}
