import { useEffect } from 'react'
import { paths } from '#web/paths.ts'
import { useFrame } from '#web/shop/content/SiteProvider.tsx'
import { CheckoutView } from '#web/shop/orders/CheckoutView.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'

/** The shop's own checkout; a merchant's, where the site names one, is opened in its place (DESIGN §9). */
export function Page() {
  const { data } = useFrame()
  const elsewhere = data?.site?.settings.checkoutUrl
  const isElsewhere = Boolean(elsewhere) && elsewhere !== paths.checkout
  useEffect(() => {
    if (isElsewhere && elsewhere) location.replace(elsewhere)
  }, [isElsewhere, elsewhere])
  return isElsewhere ? <PageSkeleton /> : <CheckoutView />
}
