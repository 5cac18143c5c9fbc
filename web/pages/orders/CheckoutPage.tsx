import { useEffect, useState } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { isThisPage } from '#web/lib/isThisPage.ts'
import { pathTo } from '#web/paths.ts'
import { CheckoutView } from '#web/shop/orders/checkout/CheckoutView.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'

/** Opens the merchant's checkout where the site names another URL (routes.checkout.elsewhere). */
export function Page() {
  const { data } = useFrame()
  const checkoutUrl = data?.site?.settings.checkoutUrl
  const isExternal = Boolean(checkoutUrl) && checkoutUrl !== pathTo('checkout')
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (!isExternal || !checkoutUrl) return
    if (isThisPage(checkoutUrl)) setIsHere(true)
    else location.replace(checkoutUrl)
  }, [isExternal, checkoutUrl])
  return isExternal && !isHere ? <PageSkeleton /> : <CheckoutView />
}
