import { AccountPartSkeleton, NotOffered } from '#web/shop/customer/profile/AccountPart.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'

const title = 'Points and Rewards'

/** Shows a signed-in customer one sentence (routes.account.points). */
export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={title} />}>
      <NotOffered title={title} />
    </Private>
  )
}
