import { ApolloClient, ApolloLink } from '@apollo/client'
import type { AnyRequest } from './document.ts'
import { sendTo, storeMutations } from './links.ts'
import { type ImportNormalized, ShopCache } from './shopCache.ts'

interface ClientOptions {
  /** The address of the GraphQL API. */
  endpoint?: string
  /** Loads the normalised cache; another one only in tests. */
  importNormalized?: ImportNormalized
}

/** Creates the Apollo Client of a page load. */
export const createClient = ({ endpoint = '/graphql', importNormalized }: ClientOptions = {}) =>
  new ApolloClient({
    cache: new ShopCache(importNormalized),
    link: ApolloLink.from([storeMutations, sendTo(endpoint)]),
  })

/** Returns the cache of a client, which has more than Apollo's own interface. */
export const clientCache = (client: ApolloClient) => client.cache as ShopCache

/** Removes queries' data and all objects that only they refer to, and requests watched queries again. */
export function evictQueries(client: ApolloClient, requests: readonly AnyRequest[]): void {
  client.cache.batch({
    update: () => {
      for (const request of requests) clientCache(client).evict(request)
    },
  })
  client.cache.gc()
}
