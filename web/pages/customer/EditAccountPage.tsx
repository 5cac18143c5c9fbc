import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { AccountPartSkeleton } from '#web/shop/customer/profile/AccountPart.tsx'
import { ProfileView } from '#web/shop/customer/profile/ProfileView.tsx'
import { Private } from '#web/shop/customer/session/Private.tsx'

export function Page() {
  return (
    <Private skeleton={<AccountPartSkeleton title={profileCopy.title} />}>
      <ProfileView />
    </Private>
  )
}
