import type { z } from 'zod'
import type {
  ListingOrder,
  StoredCard,
  TermAttributes,
  TermKind,
} from '#cms/database/schema/catalog.ts'
import type { ListingLookBook } from '#gateway/contracts/catalog.ts'
import type { StockByVariation } from './liveStock.ts'

/** What a listing is asked for, with its search words already found. */
export interface ListingRequest {
  order: ListingOrder
  /** Read the order from its end. */
  backwards: boolean
  offset: number
  limit: number
  /** Chosen terms by kind: one kind's slugs are OR, kinds are AND. */
  terms: { kind: TermKind; slugs: string[] }[]
  /** For each searched word the ids of those it stands for: OR within, AND between. */
  words: number[][]
  /** Products found by their code, in place of words. */
  productIds: number[] | null
}

/** The one row that a listing's statement gives. */
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
