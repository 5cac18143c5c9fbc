import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { whenIdle } from '#web/boot/tasks.ts'
import { clientCache } from '#web/core/data/client.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { ProductDocument, ProductStockDocument } from './product.generated.ts'
import { type ProductStock, withStock } from './sellable.ts'

/** Updates a product's prices and stock in Apollo's cache, wherever the product is shown. */
export function useProductStock(slug: string) {
  const client = useApolloClient()
  return useMemo(() => {
    const stock = { query: ProductStockDocument, variables: { slug } }
    const mergeIntoPage = (product: ProductStock | undefined) =>
      client.cache.updateQuery({ query: ProductDocument, variables: { slug } }, (page) =>
        withStock(page ?? undefined, product),
      )
    return {
      /** Requests prices and stock, and retains the cached ones after a failure. */
      async reload() {
        try {
          const { data } = await client.query({ ...stock, fetchPolicy: 'network-only' })
          mergeIntoPage(data?.product ?? undefined)
        } catch {
          // The next reload may succeed.
        }
      },
      /**
       * Stores known prices and stock without a request, after Apollo's cache is loaded, which also updates products of
       * looks.
       */
      async store(product: ProductStock) {
        await clientCache(client)
          .normalize()
          .catch(() => {})
        client.writeQuery({ ...stock, data: { product } })
        mergeIntoPage(product)
      },
    }
  }, [client, slug])
}

/**
 * Reloads prices and stock once the page is idle and whenever the shopper returns, because pages are cached for minutes
 * (product.stock.refresh).
 */
export function useFreshStock(slug: string | undefined) {
  const { reload } = useProductStock(slug ?? '')
  const isKnown = slug !== undefined
  useEffect(() => {
    if (!isKnown) return
    const cancelIdle = whenIdle(reload)
    const stopFollowing = onReturn(reload)
    return () => {
      cancelIdle()
      stopFollowing()
    }
  }, [reload, isKnown])
}
