import { AccountPartSkeleton } from '#web/shop/customer/profile/AccountPart.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { CouponList } from '#web/shop/orders/history/CouponList.tsx'
import { couponsCopy } from '#web/shop/orders/history/copy.ts'

export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={couponsCopy.title} />}>
      <CouponList />
    </Private>
  )
}
