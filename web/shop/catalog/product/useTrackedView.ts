import { useEffect, useRef } from 'react'
import { trackView } from '../card/productAnalytics.ts'

/** Reports a product once while it is shown, also when its data arrives later than its card (analytics.view-item). */
export function useTrackedView(product: Parameters<typeof trackView>[0]) {
  const latest = useRef(product)
  latest.current = product
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => trackView(latest.current), [product.id])
}
