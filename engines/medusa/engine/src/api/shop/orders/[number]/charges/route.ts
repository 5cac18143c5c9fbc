import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { openCharge } from '../../../../../payments/charges'
import type { OpenedCharge } from '../../../../../payments/sentCharge'

/**
 * Stores a charge before the adapter creates it at the provider, or returns null for an order that does not wait for
 * money.
 */
export async function POST(request: MedusaRequest<OpenedCharge>, response: MedusaResponse) {
  const number = Number(request.params['number'])
  response.json({ stored: await openCharge(request.scope, number, request.body) })
}
