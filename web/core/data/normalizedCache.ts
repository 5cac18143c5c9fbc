import { type FieldReadFunction, InMemoryCache } from '@apollo/client'
import { Kind } from 'graphql'
import { documents, possibleTypes } from '#web/generated/documents.ts'
import type { AnyRequest } from './document.ts'

export { documents }

/** The global id of `Cart:cart`, in base64. */
const cartId = 'Q2FydDpjYXJ0'

/** Reads the one cart of a visitor, which a mutation may have returned although its query failed. */
const cart: FieldReadFunction = (storedCart, { canRead, toReference }) => {
  const bag = toReference({ __typename: 'Cart', id: cartId })
  return storedCart ?? (canRead(bag) ? bag : undefined)
}

/** Creates the normalised cache: objects by their id, objects without one inside their parent. */
export function createCache() {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          cart,
          // Pages are separate: one that is read again replaces only itself, and distant ones can be evicted.
          listing: {
            keyArgs: ['filter', 'sort', 'first', 'page'],
            merge: (_, incoming) => incoming,
          },
          stories: {
            keyArgs: ['sort', 'first', 'category', 'page'],
            merge: (_, incoming) => incoming,
          },
        },
      },
      // One site: what different queries select of it is merged.
      Site: { merge: true },
      Settings: { merge: true },
      SiteInfo: { merge: true },
      // The shop reads the ids that its addresses and cookies have.
      Product: { keyFields: ['databaseId'] },
      ProductCard: { keyFields: ['databaseId'] },
      Order: { keyFields: ['number'] },
      Image: { keyFields: false },
      CartItem: { keyFields: ['key'] },
      MenuItem: { keyFields: false },
      Breadcrumb: { keyFields: false },
      FilterTerm: { keyFields: false },
      Term: { keyFields: false },
      LookBook: { keyFields: false },
    },
  })
}

/** Evicts the root fields of a query. */
export function evictQuery(cache: InMemoryCache, { query, variables }: AnyRequest): void {
  const [operation] = documents[query.hash]?.definitions ?? []
  const fields = operation && 'selectionSet' in operation ? operation.selectionSet.selections : []
  for (const field of fields) {
    if (field.kind !== Kind.FIELD || field.name.value === '__typename') continue
    const read = { typename: 'Query', fieldName: field.name.value, field }
    const fieldName = cache.policies.getStoreFieldName({ ...read, variables: { ...variables } })
    cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
}
