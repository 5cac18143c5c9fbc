import { useCallback, useEffect } from 'react'
import { whenIdle } from '#web/boot/whenIdle.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { ProductDocument, ProductStockDocument } from './product.generated.ts'
import { withStock } from './withStock.ts'

/** Returns a function that loads a product's prices and stock again. A failure keeps the previous ones. */
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
 * Loads prices and stock again once the page is idle and on each return, because pages are cached for minutes
 * (product.stock.refresh). Without a slug nothing is loaded.
 */
export function useFreshStock(slug: string | undefined) {
  const read = useStockReader(slug ?? '')
  const isKnown = slug !== undefined
  useEffect(() => {
    if (!isKnown) return
    const stopWaiting = whenIdle(read)
    const stopListening = onReturn(read)
    return () => {
      stopWaiting()
      stopListening()
    }
  }, [read, isKnown])
}
