import type {
  NewProduct,
  PhotographUse,
  PriceEdit,
  TextEdits,
} from '@vitrine/commerce/staff/catalogue.ts'
import type { ContentFiles } from '@vitrine/commerce/staff/content.ts'
import type { TermEdit, TermKind } from '@vitrine/commerce/staff/terms.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A colour of a product, and the slug with which the SKUs of its variations are made: empty for those without a colour. */
export interface ProductColour {
  slug: string
  base: string
}

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

/** Changes that people made to products, by code: they win over the content files, at each seed. */
export const productEdits = pgTable(
  'product_edits',
  {
    code: text().primaryKey(),
    /** Incremented by each change: a change that is based on an earlier version is rejected. */
    version: integer().notNull().default(1),
    isHidden: boolean().notNull().default(false),
    prices: jsonb().$type<z.infer<typeof PriceEdit>[]>().notNull().default([]),
    photographs: jsonb().$type<z.infer<typeof PhotographUse>[]>().notNull().default([]),
    /** The slug of the product's brand, or null for the original one. */
    brand: text(),
    /** The product's colours in order, or null for the original ones. */
    colours: jsonb().$type<ProductColour[]>(),
    texts: jsonb().$type<TextEdits>(),
    /** The product, if it was made in the back office, or null for one of the files. */
    made: jsonb().$type<z.infer<typeof NewProduct>>(),
    madeAt: instant(),
    /** The stock at or below which a variation is listed as low, or null for the default. */
    lowStock: integer(),
    /** When a sale begins or ends, or null when none does. */
    nextChangeAt: instant(),
  },
  (table) => [index().on(table.nextChangeAt)],
)

/** Changes that people made to categories, by the slug of the file or that of a new one: they win over the content files. */
export const categoryEdits = pgTable('category_edits', {
  slug: text().primaryKey(),
  /** Incremented by each change, as that of a product. */
  version: integer().notNull().default(1),
  name: text().notNull(),
  /** The name in Thai, or empty for that of the files. */
  thai: text().notNull().default(''),
  /** The slug of the parent category, as in this table, or null for none. */
  parent: text(),
  /** The slug in the category's address. */
  address: text().notNull(),
  /** Slugs that it had in addresses before. */
  formerAddresses: jsonb().$type<string[]>().notNull().default([]),
  isHidden: boolean().notNull().default(false),
})

/** Changes that people made to brands, colours and sizes, by the slug of the file or that of a new one: they win over the content files. */
export const termEdits = pgTable(
  'term_edits',
  {
    kind: text().$type<TermKind>().notNull(),
    slug: text().notNull(),
    /** Incremented by each change, as that of a product. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    /** The name in Thai, or empty for that of the files. */
    thai: text().notNull().default(''),
    /** The slug of a colour's group, null for a group, or the scale of a size. */
    parent: text(),
    /** The one or two CSS colours of a colour. */
    colors: jsonb().$type<string[]>().notNull().default([]),
    /** The HTML above the products of a brand, or null for that of the files. */
    story: text(),
    /** The Thai story, or empty for that of the files. */
    storyThai: text().notNull().default(''),
    /** The banner of a brand, or null for that of the files. */
    photograph: jsonb().$type<z.infer<typeof TermEdit>['photograph']>(),
    isOff: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)

/** The order of brands, colours and sizes once people have changed it. */
export const termOrders = pgTable('term_orders', {
  kind: text().$type<TermKind>().primaryKey(),
  slugs: jsonb().$type<string[]>().notNull(),
})

/**
 * Photographs that images are cut from: uploaded ones, in the database so that all processes and backups have them, and
 * the sample images, whose files are in engines/cms/content/pictures.
 */
export const photographs = pgTable(
  'photographs',
  {
    /** The id, derived from the bytes, or of a sample image its name. */
    id: text().primaryKey(),
    /** The JPEG without metadata, or null for a sample image. */
    bytes: bytea(),
    /** The name of a sample image's file, or null for an uploaded photograph. */
    file: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The average colour of the image, `#rrggbb`. */
    color: text().notNull(),
    addedAt: instant().notNull(),
    /** The text alternative that content begins with when it uses the photograph. */
    alt: text().notNull().default(''),
  },
  (table) => [
    check('photographs_bytes_or_file', sql`num_nonnulls(${table.bytes}, ${table.file}) = 1`),
  ],
)

/**
 * Entries that people wrote, one row for each time they saved. The version of an entry that was published last wins
 * over the content files, at each seed, and a later one is its draft.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The entry, such as `settings` or `pages/careers`. */
    entry: text().notNull(),
    /** null takes the entry out of the shop. */
    files: jsonb().$type<ContentFiles>(),
    staff: text().notNull(),
    savedAt: instant().notNull(),
    /** When it is to be published, or null for a draft and once it was. */
    publishAt: instant(),
    publishedAt: instant(),
  },
  (table) => [index().on(table.entry, table.id), index().on(table.publishAt)],
)
