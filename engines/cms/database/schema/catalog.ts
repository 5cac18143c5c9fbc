import type * as contracts from '@vitrine/contract/catalog.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'

/** A column for an amount in satang. */
const satang = () => bigint({ mode: 'number' })
const bits = customType<{ data: string; driverData: string }>({ dataType: () => 'varbit' })

/**
 * Kinds of terms that group products; `sale` has a single term for all products on sale, and `price` one for each price
 * of a variation (docs/decisions/cms/prices-as-terms.md).
 */
export type TermKind =
  | 'brand'
  | 'category'
  | 'collection'
  | 'colour'
  | 'discount'
  | 'size'
  | 'occasion'
  | 'length'
  | 'fabric'
  | 'sale'
  | 'price'

/** The content that a term's listing shows beside its products. */
export interface TermAttributes {
  /** CSS colour of a colour term. */
  color?: string
  /** CSS colours of a two-colour term. */
  colors?: [string, string]
  /** The scale of sizes. */
  group?: string
  /** The price in whole baht. */
  price?: number
  featuredImage?: z.infer<typeof contracts.Listing>['featuredImage']
  featuredImageMobile?: z.infer<typeof contracts.Listing>['featuredImageMobile']
  featuredType?: z.infer<typeof contracts.Listing>['featuredType']
  featuredVideo?: string
  /** HTML above the grid of the listing. */
  content?: string
}

export const terms = pgTable(
  'terms',
  {
    id: integer().primaryKey(),
    kind: text().$type<TermKind>().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    parentId: integer(),
    position: integer().notNull(),
    attributes: jsonb().$type<TermAttributes>().notNull(),
  },
  (table) => [
    unique().on(table.kind, table.slug),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index().using('gin', table.name.op('gin_trgm_ops')),
  ],
)

/** A card without stock, which is always read from the variations, with prices in baht, as in the contract. */
export type StoredCard = Omit<z.infer<typeof contracts.ProductCard>, 'packshotImage'>

/** The part of a product that only its page shows, with other products by id. */
export type StoredDetail = Omit<
  z.infer<typeof contracts.Product>,
  Exclude<keyof StoredCard, 'variations'> | 'completeTheLook' | 'upsellProducts' | 'hasStockAlerts'
> & {
  completeTheLook: {
    productIds: number[]
    gallery: z.infer<typeof contracts.Product>['gallery']
  } | null
  upsellProductIds: number[]
}

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    code: text().notNull().unique(),
    name: text().notNull(),
    type: text().$type<'simple' | 'variable'>().notNull(),
    price: satang().notNull(),
    regularPrice: satang().notNull(),
    salePrice: satang(),
    isNewArrival: boolean().notNull(),
    /** Maximum quantity of a variation in a bag. */
    maximumQuantity: integer().notNull(),
    curatedPosition: integer().notNull(),
    popularity: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether staff have taken it out of the shop, which keeps its stock. */
    isHidden: boolean().notNull().default(false),
    /** Texts beside the name that find the product, one a line: brand, categories, colours, Thai words. */
    keywords: text().notNull(),
    card: jsonb().$type<StoredCard>().notNull(),
    detail: jsonb().$type<StoredDetail>().notNull(),
  },
  (table) => [index().using('gin', table.name.op('gin_trgm_ops'))],
)

export const productTerms = pgTable(
  'product_terms',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.termId] }), index().on(table.termId)],
)

/** Variations of products; a simple product has exactly one, without terms. The only place of stock. */
export const variations = pgTable(
  'variations',
  {
    id: integer().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    position: integer().notNull(),
    /** The swatch slug by option slug. */
    terms: jsonb().$type<Record<string, string>>().notNull(),
    price: satang().notNull(),
    regularPrice: satang().notNull(),
    salePrice: satang(),
    stock: integer().notNull(),
    /** The kinds and slugs of the colours and sizes that find it, such as `size m`, or null if they are not known. */
    facets: text().array(),
  },
  (table) => [
    index().on(table.productId, table.position),
    check('variations_stock_not_negative', sql`${table.stock} >= 0`),
  ],
)

/**
 * The number of pieces of a variation in a store, for information, since orders are taken from `variations.stock`
 * alone.
 */
export const storeStock = pgTable(
  'store_stock',
  {
    variationId: integer()
      .notNull()
      .references(() => variations.id, { onDelete: 'cascade' }),
    store: text().notNull(),
    pieces: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.store] })],
)

/** The sort orders of listings, in which `price-desc` is `price` in reverse. */
export type ListingOrder = 'default' | 'popularity' | 'date' | 'price'

/** The position of each product in each sort order, from 0, without gaps. */
export const listingPositions = pgTable(
  'listing_positions',
  {
    order: text().$type<ListingOrder>().notNull(),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.order, table.position] }), index().on(table.productId)],
)

/** The products of a term as one bit per position of an order. */
export const listingTerms = pgTable(
  'listing_terms',
  {
    order: text().$type<ListingOrder>().notNull(),
    termId: integer()
      .notNull()
      .references(() => terms.id),
    count: integer().notNull(),
    bits: bits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order, table.termId] })],
)

/** The vocabulary of the catalogue, in lower case. */
export const searchWords = pgTable(
  'search_words',
  { id: integer().primaryKey(), word: text().notNull().unique(), count: integer().notNull() },
  (table) => [index().using('gin', table.word.op('gin_trgm_ops'))],
)

/** The products that match a word, as one bit per position of an order. */
export const listingWords = pgTable(
  'listing_words',
  {
    order: text().$type<ListingOrder>().notNull(),
    wordId: integer()
      .notNull()
      .references(() => searchWords.id),
    bits: bits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order, table.wordId] })],
)

/** A tile of a listing, which appears, if it has products and colours, only in listings that have one of them. */
export type StoredLookBook = z.infer<typeof contracts.ListingLookBook> & {
  looks?: { productId: number; colour: string }[] | undefined
}

export const listingLookBooks = pgTable('listing_look_books', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  /** The term whose listings show it, or null for every listing. */
  termId: integer().references(() => terms.id),
  body: jsonb().$type<StoredLookBook>().notNull(),
})

/** Images, whose files are cut from a photograph on first request. */
export const storedImages = pgTable('pictures', {
  id: text().primaryKey(),
  /** `json`, not `jsonb`: an image's address is derived from the text, including the order of keys. */
  spec: json().$type<PhotographSpec>().notNull(),
})
