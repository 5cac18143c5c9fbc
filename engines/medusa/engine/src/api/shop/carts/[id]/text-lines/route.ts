import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { TextLine } from '../../../../../cart/textLine'
import { addTextLine } from '../../../../../cart/textLines'

/** Adds pieces with a text, such as a monogram, to a cart, for the adapter. */
export async function POST(request: MedusaRequest<TextLine>, response: MedusaResponse) {
  await addTextLine(request.scope, request.params['id'] ?? '', request.body)
  response.json({})
}
