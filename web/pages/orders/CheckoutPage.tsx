import { useEffect } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { paths } from '#web/paths.ts'
import { CheckoutView } from '#web/shop/orders/checkout/CheckoutView.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'

/** Opens the merchant's checkout where the site names another address (routes.checkout.elsewhere). */
export function Page() {
  const { data } = useFrame()
  const elsewhere = data?.site?.settings.checkoutUrl
  const isElsewhere = Boolean(elsewhere) && elsewhere !== paths.checkout
  useEffect(() => {
    if (isElsewhere && elsewhere) location.replace(elsewhere)
  }, [isElsewhere, elsewhere])
  return isElsewhere ? <PageSkeleton /> : <CheckoutView />
}
