import type { FieldPolicy } from '@apollo/client'

/**
 * Each page of a listing is kept on its own. A page read again takes the place of its former self and shortens
 * nothing, and pages far from what is shown can be let go.
 */
export const listingPolicy: FieldPolicy = {
  keyArgs: ['filter', 'sort', 'limit', 'page'],
  merge: (_, incoming) => incoming,
}
