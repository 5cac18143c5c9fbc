import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { isRejectedCoupon } from '../../../../../customers/firstOrderCoupons'

/** Whether the customer of a cart may not use a coupon for a first order, for the adapter. */
export async function POST(request: MedusaRequest<{ code: string }>, response: MedusaResponse) {
  const isRejected = await isRejectedCoupon(
    request.scope,
    request.params['id'] ?? '',
    request.body.code,
  )
  response.json({ isRejected })
}
