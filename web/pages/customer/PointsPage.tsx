import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { AccountPartSkeleton, NotOffered } from '#web/shop/customer/profile/AccountPart.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'

/** Shows a signed-in customer one sentence (routes.account.points). */
export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={titleCopy.points} />}>
      <NotOffered title={titleCopy.points} />
    </Private>
  )
}
