import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { SentAddress } from '../../../../../../customers/account'
import { removeAddress, replaceAddress } from '../../../../../../customers/addressBook'

/** Replaces an address of a customer, for the adapter. */
export async function POST(request: MedusaRequest<SentAddress>, response: MedusaResponse) {
  const { id = '', addressId = '' } = request.params
  response.json(await replaceAddress(request.scope, id, addressId, request.body))
}

/** Removes an address from the customer's address book. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { id = '', addressId = '' } = request.params
  response.json(await removeAddress(request.scope, id, addressId))
}
