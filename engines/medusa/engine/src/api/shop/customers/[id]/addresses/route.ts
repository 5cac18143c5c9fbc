import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { SentAddress } from '../../../../../customers/account'
import { addAddress, readAddresses } from '../../../../../customers/addressBook'

/** The address book of a customer, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ addresses: await readAddresses(request.scope, request.params['id'] ?? '') })
}

/** Adds an address to the customer's address book. */
export async function POST(request: MedusaRequest<SentAddress>, response: MedusaResponse) {
  const { id = '' } = request.params
  response.json(await addAddress(request.scope, id, request.body))
}
