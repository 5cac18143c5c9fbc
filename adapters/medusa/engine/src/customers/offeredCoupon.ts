/** A coupon that a customer can use; the minimum is the value of the items in baht. */
export interface OfferedCoupon {
  code: string
  description: string
  minimum: number | null
  endsAt: string | null
}
