import { useMemo, useSyncExternalStore } from 'react'
import { useShopClient } from './clientContext.ts'
import { type AnyRequest, requestKey } from './document.ts'
import type { ShopClient } from './shopClient.ts'

/**
 * Returns the data of several queries in their order, undefined for what is unknown, and follows it. Sends no requests.
 */
export function useQueries<Data>(
  requests: readonly AnyRequest<Data>[],
): readonly (Data | undefined)[] {
  const client = useShopClient()
  const key = requests.map((request) => requestKey(request)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the requests
  const { subscribe, read, readSeeded } = useMemo(() => listOf(client, requests), [client, key])
  return useSyncExternalStore(subscribe, read, readSeeded)
}

function listOf<Data>(client: ShopClient, requests: readonly AnyRequest<Data>[]) {
  let last: readonly (Data | undefined)[] | undefined
  /** Returns the same reference for the same data. */
  const stable = (next: readonly (Data | undefined)[]) => {
    if (!last || next.some((data, index) => data !== last?.[index])) last = next
    return last
  }
  return {
    subscribe: (notify: () => void) => {
      const stops = requests.map((request) => client.watch(request, notify))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read: () => stable(requests.map((request) => client.readQuery(request))),
    readSeeded: () => stable(requests.map((request) => client.readSeeded(request))),
  }
}
