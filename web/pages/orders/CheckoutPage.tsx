import { useEffect } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { pathTo } from '#web/paths.ts'
import { CheckoutView } from '#web/shop/orders/checkout/CheckoutView.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'

/** Opens the merchant's checkout where the site names another URL (routes.checkout.elsewhere). */
export function Page() {
  const { data } = useFrame()
  const checkoutUrl = data?.site?.settings.checkoutUrl
  const isExternal = Boolean(checkoutUrl) && checkoutUrl !== pathTo('checkout')
  useEffect(() => {
    if (isExternal && checkoutUrl) location.replace(checkoutUrl)
  }, [isExternal, checkoutUrl])
  return isExternal ? <PageSkeleton /> : <CheckoutView />
}
