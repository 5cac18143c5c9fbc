import { useEffect, useRef } from 'react'
import type { CartFieldsFragment, TotalsFieldsFragment } from '#web/shop/cart/cart.generated.ts'
import { useEstimateQuery } from './checkout.generated.ts'

/** What the bag comes to with a way of delivery, asked again whenever the bag is another; with none, the bag's own totals. */
export function useEstimate(
  shippingMethod: string,
  cart: CartFieldsFragment | undefined,
): { totals: TotalsFieldsFragment | undefined; isLoading: boolean } {
  const skip = shippingMethod === '' || cart === undefined
  const { data, loading, refetch } = useEstimateQuery({
    variables: { shippingMethod },
    skip,
    fetchPolicy: 'network-only',
  })
  const priced = useRef(cart?.totals)
  useEffect(() => {
    const before = priced.current
    priced.current = cart?.totals
    if (!skip && before && before !== cart?.totals) refetch().catch(() => {})
  }, [cart?.totals, skip, refetch])
  return { totals: data?.estimate ?? cart?.totals, isLoading: loading }
}
