import { useCallback, useSyncExternalStore } from 'react'
import { useShopClient } from './clientContext.ts'
import type { QueryDocument } from './document.ts'

/**
 * Returns a value of a query's data without requesting it, and renders again only when that value changes. On the server
 * and while hydrating, the data is unknown.
 */
export function useQuerySelector<Data, Value extends string | number | boolean>(
  query: QueryDocument<Data, never>,
  select: (data: Data | undefined) => Value,
): Value {
  const client = useShopClient()
  const subscribe = useCallback(
    (notify: () => void) => client.watch({ query }, notify),
    [client, query],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(client.readQuery({ query })),
    () => select(undefined),
  )
}
