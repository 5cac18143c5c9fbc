import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addTextLine, type TextLine } from '../../../../../cart/textLines'

/** Adds pieces with a text to a cart, at a price with that of the text. */
export async function POST(request: MedusaRequest<TextLine>, response: MedusaResponse) {
  await addTextLine(request.scope, request.params['id'] ?? '', request.body)
  response.json({})
}
