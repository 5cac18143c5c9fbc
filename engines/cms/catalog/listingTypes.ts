import type {
  ListingOrder,
  StoredCard,
  StoredLookBook,
  TermAttributes,
  TermKind,
} from '#cms/database/schema/catalog.ts'
import type { StockByVariation } from './liveStock.ts'

/** A listing request whose search words are resolved. */
export interface ListingRequest {
  order: ListingOrder
  /** Whether the order is reversed. */
  backwards: boolean
  offset: number
  limit: number
  /** Chosen terms by kind: one kind's slugs are OR, kinds are AND. */
  terms: { kind: TermKind | 'availability'; slugs: string[] }[]
  /** Products must have a variation with a price from one to the other, both included, in whole baht. */
  prices?: { lowest: number; highest: number } | undefined
  /** For each searched word the ids of matching words. Products match all of the searched words, or else the most. */
  words: number[][]
  /** Numbers of the searched words, from 1, that products must match in any case. */
  required: number[]
  /** Whether products must match all of the searched words, because pages do. */
  matchesAll: boolean
  /** Products found by their code instead of words. */
  productIds: number[] | null
}

/** The row that a listing's statement returns. */
export interface ListingRow {
  total: number
  facets: Partial<Record<TermKind, FacetRow[]>>
  cards: { id: number; card: StoredCard; stock: StockByVariation }[]
  /** The number of products that the other filters find and that are in stock, or null where it is not counted. */
  in_stock: number | null
  /** The price range of the products that match all filters except `prices`, or null without such products. */
  price_range: { lowest: number; highest: number } | null
  featured: TermAttributes | null
  look_books: StoredLookBook[]
}
interface FacetRow {
  id: string
  slug: string
  name: string
  count: number
  parent: string | null
  color: string | null
  colors: [string, string] | null
  group: string | null
}
