import { type ApolloClient, RefetchEventManager, windowFocusSource } from '@apollo/client'

/** What the CMS's editors write; products, the bag and the like have their own ways. */
const content = new Set(['Page', 'Post', 'LookBook', 'Stores', 'Store', 'Site'])

/** Reads the content that is shown anew when the shopper comes back to the tab (SPEC §7). */
export function refetchContentOnFocus(client: ApolloClient): void {
  const manager = new RefetchEventManager({
    sources: { windowFocus: windowFocusSource },
    handlers: { windowFocus: () => readShown(client) },
  })
  manager.connect(client)
}

/** Brings what is shown into the cache again; what cannot be read stays as it was. */
function readShown(client: ApolloClient) {
  for (const { queryName = '', options, variables } of client.getObservableQueries())
    if (content.has(queryName))
      client.query({ query: options.query, variables, fetchPolicy: 'network-only' }).catch(() => {})
}
