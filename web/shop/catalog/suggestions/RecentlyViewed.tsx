import { useEffect, useState } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { cookieArea } from '#web/lib/cookieArea.ts'
import { renewCookies } from '#web/lib/renewCookies.ts'
import { createSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { ProductSlider } from '../card/ProductSlider.tsx'
import { useRecentlyViewedQuery } from '../product/product.generated.ts'

const maxProducts = 10
const lifetimeDays = 365

const format = {
  parse: (text: string) => text.split(/[|,]/),
  stringify: (ids: readonly string[]) => ids.join('|'),
}

const idsSchema = createSchema((ids) =>
  Array.isArray(ids)
    ? [...new Set(ids.filter((id) => /^[\w-]{1,100}$/.test(id)))].slice(0, maxProducts)
    : undefined,
)

const stored = storage<readonly string[]>('recently_viewed_products', idsSchema, {
  area: cookieArea(lifetimeDays),
  format,
})

/** Returns the ids of the products that were viewed, the last one first; at most 10 (product.recently-viewed.*). */
export const readRecentlyViewed = (): readonly string[] => stored.read() ?? []

/** Stores a product's id as the most recently viewed. */
function rememberViewed(id: string) {
  const others = readRecentlyViewed().filter((other) => other !== id)
  if (stored.write([id, ...others].slice(0, maxProducts))) renewCookies()
}

/**
 * The recently viewed products without the current one, in the browser only, which has the cookie
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
      products={ids.length > 0 ? (data?.listing?.nodes ?? []) : []}
    />
  )
}
