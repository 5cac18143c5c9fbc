import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { AccountPartSkeleton } from '#web/shop/customer/profile/AccountPart.tsx'
import { ProfileView } from '#web/shop/customer/profile/ProfileView.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { AccountOverview } from '#web/shop/orders/overview/AccountOverview.tsx'

export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={profileCopy.title} />}>
      <AccountOverview />
      <ProfileView />
    </Private>
  )
}
