import { useEffect, useState } from 'react'
import { ProductSlider } from '../card/ProductSlider.tsx'
import { catalogCopy } from '../copy.ts'
import { useRecentlyViewedQuery } from './product.generated.ts'
import { readRecentlyViewed, rememberViewed } from './recentlyViewed.ts'

/**
 * The recently viewed products without the current one; rendered in the browser only, which has the cookie
 * (product.recently-viewed.*).
 */
export function RecentlyViewed({ productId }: { productId: string }) {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    setIds(readRecentlyViewed().filter((id) => id !== productId))
    rememberViewed(productId)
  }, [productId])
  const { data } = useRecentlyViewedQuery({
    variables: { ids },
    skip: ids.length === 0,
    errorPolicy: 'all',
  })
  return (
    <ProductSlider
      title={catalogCopy.recentlyViewed}
      text={null}
      link={null}
      products={ids.length > 0 ? (data?.products ?? []) : []}
    />
  )
}
