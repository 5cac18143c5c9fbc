import { useLocation } from 'wouter'
import { paths } from '#web/paths.ts'
import { Private } from '#web/shop/customer/Private.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

const titles: Partial<Record<string, string>> = {
  [paths.editAccount]: 'Personal Information',
  [paths.editAddress]: 'Addresses',
  [paths.paymentHistory]: 'Payment history',
  [paths.coupons]: 'Coupons',
  [paths.points]: 'Points and rewards',
}

/** The parts of the account area that show one sentence only (SPEC §2). */
export function Page() {
  const [path] = useLocation()
  return (
    <Private>
      <VisuallyHidden>
        <h1>{titles[path.replace(/\/$/, '')] ?? 'My account'}</h1>
      </VisuallyHidden>
      <EmptyState title="Something went wrong, please try again." />
    </Private>
  )
}
