import type { FieldPolicy, Reference } from '@apollo/client'

interface StoredListing {
  products: readonly Reference[]
  pagination: { page: number }
}

/**
 * Keeps all pages of one listing together. A page takes its own place, so that reading one again
 * never shortens what is shown; a product that moved between pages stands once.
 */
export const listingPolicy: FieldPolicy<StoredListing | null> = {
  keyArgs: ['filter', 'sort', 'limit'],
  merge(existing, incoming, { args }) {
    if (!existing || !incoming) return incoming
    const limit: number = args?.['limit'] ?? 12
    const start = ((args?.['page'] ?? 1) - 1) * limit
    const before = existing.products.slice(0, start)
    const after = existing.products.slice(start + limit)
    const unique = new Map(
      [...before, ...incoming.products, ...after].map((product) => [product.__ref, product]),
    )
    return { ...incoming, products: [...unique.values()] }
  },
}
