import { paymentsCopy } from '#web/generated/messages/paymentsCopy.ts'
import { AccountPartSkeleton } from '#web/shop/customer/profile/AccountPart.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { PaymentHistory } from '#web/shop/orders/history/PaymentHistory.tsx'

export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={paymentsCopy.title} />}>
      <PaymentHistory />
    </Private>
  )
}
