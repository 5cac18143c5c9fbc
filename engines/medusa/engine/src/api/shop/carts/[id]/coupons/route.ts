import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { cartCouponRejection } from '../../../../../customers/personalCoupons'

/** The message why the customer of a cart may not use a coupon, for the adapter. */
export async function POST(request: MedusaRequest<{ code: string }>, response: MedusaResponse) {
  const rejection = await cartCouponRejection(
    request.scope,
    request.params['id'] ?? '',
    request.body.code,
  )
  response.json({ rejection })
}
