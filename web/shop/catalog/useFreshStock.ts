import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { whenIdle } from '#web/lib/whenIdle.ts'
import { ProductStockDocument } from './product.generated.ts'

/** Reads a product's prices and stock anew into the cache. What cannot be read stays as it was. */
export function useStockReader(slug: string) {
  const client = useApolloClient()
  return useCallback(
    () =>
      client
        .query({ query: ProductStockDocument, variables: { slug }, fetchPolicy: 'network-only' })
        .catch(() => {}),
    [client, slug],
  )
}

/** Pages are kept for minutes, stock is not: it is read once the page stands, and whenever the shopper comes back. */
export function useFreshStock(slug: string) {
  const read = useStockReader(slug)
  useEffect(() => {
    const stop = whenIdle(read)
    window.addEventListener('focus', read)
    return () => {
      stop()
      window.removeEventListener('focus', read)
    }
  }, [read])
}
