import { couponsCopy } from '#web/generated/messages/couponsCopy.ts'
import { AccountPartSkeleton } from '#web/shop/customer/profile/AccountPart.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { CouponList } from '#web/shop/orders/history/CouponList.tsx'

export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={couponsCopy.title} />}>
      <CouponList />
    </Private>
  )
}
