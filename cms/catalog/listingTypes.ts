import type { z } from 'zod'
import type {
  ListingOrder,
  StoredCard,
  TermAttributes,
  TermKind,
} from '#cms/database/schema/catalog.ts'
import type { ListingLookBook } from '#gateway/contracts/catalog.ts'
import type { StockByVariation } from './liveStock.ts'

/** A listing request whose search words are resolved. */
export interface ListingRequest {
  order: ListingOrder
  /** Reverses the order. */
  backwards: boolean
  offset: number
  limit: number
  /** Chosen terms by kind: one kind's slugs are OR, kinds are AND. */
  terms: { kind: TermKind; slugs: string[] }[]
  /** For each searched word the ids of matching words: OR within, AND between. */
  words: number[][]
  /** Products found by their code instead of words. */
  productIds: number[] | null
}

/** The row that a listing's statement returns. */
export interface ListingRow {
  total: number
  facets: Partial<Record<TermKind, FacetRow[]>>
  cards: { card: StoredCard; stock: StockByVariation }[]
  featured: TermAttributes | null
  look_books: z.infer<typeof ListingLookBook>[]
}
interface FacetRow {
  id: string
  slug: string
  name: string
  count: number
  parent: string | null
  color: string | null
  colors: [string, string] | null
}
