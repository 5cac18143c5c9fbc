import { useCallback, useEffect } from 'react'
import { whenIdle } from '#web/boot/whenIdle.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { ProductDocument, ProductStockDocument } from './product.generated.ts'
import { withStock } from './withStock.ts'

/** Reads a product's prices and stock again. After a failure the known ones stay. */
export function useStockReader(slug: string) {
  const client = useShopClient()
  return useCallback(
    () =>
      client
        .query({ query: ProductStockDocument, variables: { slug }, fetchPolicy: 'network-only' })
        .then(({ data }) => {
          const request = { query: ProductDocument, variables: { slug } }
          client.updateQuery(request, (known) => withStock(known, data?.product))
        })
        .catch(() => {}),
    [client, slug],
  )
}

/**
 * Pages are kept for minutes, stock is not: it is read once the page stands, and whenever the shopper comes back. Nothing is
 * read without a slug.
 */
export function useFreshStock(slug: string | undefined) {
  const read = useStockReader(slug ?? '')
  const isKnown = slug !== undefined
  useEffect(() => {
    if (!isKnown) return
    const stopWaiting = whenIdle(read)
    const stopFollowing = onReturn(read)
    return () => {
      stopWaiting()
      stopFollowing()
    }
  }, [read, isKnown])
}
