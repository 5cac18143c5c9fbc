import { type FieldReadFunction, InMemoryCache } from '@apollo/client'
import { type FieldNode, Kind, valueFromASTUntyped } from 'graphql'
import { documents } from '#web/generated/documents.ts'
import type { AnyRequest } from './document.ts'

export { documents }

/** `Cart:cart` */
const cartId = 'Q2FydDpjYXJ0'

/** Reads the one cart of a visitor, which a mutation may have returned although its query failed. */
const cart: FieldReadFunction = (known, { canRead, toReference }) => {
  const bag = toReference({ __typename: 'Cart', id: cartId })
  return known ?? (canRead(bag) ? bag : undefined)
}

/** Creates the normalised cache: objects by their id, objects without one inside their parent. */
export function createCache() {
  return new InMemoryCache({
    possibleTypes: {
      OptionValue: ['ColorValue', 'TwoColorValue', 'ImageValue', 'TextValue'],
      ProductSummary: ['ProductCard', 'Product'],
      ContentBlock: ['BannerSlider', 'ProductSlider', 'Tiles', 'Video'],
    },
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
  for (const field of fields)
    if (field.kind === Kind.FIELD && field.name.value !== '__typename')
      cache.evict({
        id: 'ROOT_QUERY',
        fieldName: field.name.value,
        ...argumentsOf(field, variables),
      })
}

function argumentsOf({ arguments: all = [] }: FieldNode, variables: object | undefined) {
  const args = all.map(
    ({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })] as const,
  )
  return all.length > 0 && { args: Object.fromEntries(args) }
}
