import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readOfferedCoupons } from '../../../../../customers/coupons'
import { findAccount } from '../../../../../customers/findAccount'

/** The coupons that a customer can use, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const account = await findAccount(request.scope, { id: request.params['id'] ?? '' })
  response.json({ coupons: account ? await readOfferedCoupons(request.scope, account) : [] })
}
