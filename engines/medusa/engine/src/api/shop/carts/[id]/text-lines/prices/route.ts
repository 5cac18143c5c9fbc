import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { priceTextLines } from '../../../../../../cart/textLines'

/** Prices the lines with a text again, for the adapter, and returns whether a price has changed. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.json({ hasChanged: await priceTextLines(request.scope, request.params['id'] ?? '') })
}
