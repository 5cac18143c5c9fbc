import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { openCardCharge } from '../../../../../payments/charges'
import type { OpenedCharge } from '../../../../../payments/sentCharge'

/** Stores a payment by card before the adapter charges the card. The charge is null when none may be charged. */
export async function POST(request: MedusaRequest<OpenedCharge>, response: MedusaResponse) {
  const number = Number(request.params['number'])
  response.json({ charge: await openCardCharge(request.scope, number, request.body) })
}
