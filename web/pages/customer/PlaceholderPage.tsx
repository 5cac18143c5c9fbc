import { useLocation } from 'wouter'
import { paths } from '#web/paths.ts'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

const titles: Partial<Record<string, string>> = {
  [paths.editAccount]: 'Personal Information',
  [paths.editAddress]: 'Addresses',
  [paths.paymentHistory]: 'Payment history',
  [paths.coupons]: 'Coupons',
  [paths.points]: 'Points and rewards',
}

/** Shows a signed-in customer one sentence (routes.account.placeholders). */
export function Page() {
  const [path] = useLocation()
  const title = (
    <VisuallyHidden>
      <h1>{titles[path.replace(/\/$/, '')] ?? 'My account'}</h1>
    </VisuallyHidden>
  )
  const skeleton = (
    <>
      {title}
      <TextSkeleton lines={6} />
    </>
  )
  return (
    <Private skeleton={skeleton}>
      {title}
      <EmptyState title="Something went wrong, please try again." />
    </Private>
  )
}
