import { useEffect, useRef } from 'react'
import type { CartFieldsFragment, TotalsFieldsFragment } from '#web/shop/cart/cart.generated.ts'
import { useEstimateQuery } from './checkout.generated.ts'

/**
 * Returns the totals with a delivery method to a province, requested again when the cart changes; without a method,
 * the cart's totals.
 */
export function useEstimate(
  shippingMethod: string,
  province: string | undefined,
  cart: CartFieldsFragment | undefined,
): { totals: TotalsFieldsFragment | undefined; isLoading: boolean } {
  const skip = shippingMethod === '' || cart === undefined
  const { data, loading, refetch } = useEstimateQuery({
    variables: { shippingMethod, province: province || null },
    skip,
    fetchPolicy: 'network-only',
  })
  const lastTotals = useRef(cart?.totals)
  useEffect(() => {
    const before = lastTotals.current
    lastTotals.current = cart?.totals
    if (!skip && before && before !== cart?.totals) refetch().catch(() => {})
  }, [cart?.totals, skip, refetch])
  return { totals: data?.estimate ?? cart?.totals, isLoading: loading }
}
