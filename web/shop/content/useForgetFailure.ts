import { useEffect } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import type { QueryDocument } from '#web/core/data/document.ts'

/**
 * Removes a failed query's data from the cache when the page is left: a response with errors is stored with `null` where
 * data is missing, which on the next visit would read as a page that does not exist.
 */
export function useForgetFailure<Variables extends object>(
  hasFailed: boolean,
  query: QueryDocument<unknown, Variables>,
  variables: Variables,
) {
  const client = useShopClient()
  const key = JSON.stringify(variables)
  useEffect(() => {
    if (!hasFailed) return
    return () => {
      client.forget([{ query, variables: JSON.parse(key) }])
    }
  }, [client, hasFailed, query, key])
}
