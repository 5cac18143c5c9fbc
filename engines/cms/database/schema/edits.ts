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
    /** The slug of its brand; null for the one that it was made with. */
    brand: text(),
    /** Its colours in order; null for those that it was made with. */
    colours: jsonb().$type<ProductColour[]>(),
    texts: jsonb().$type<TextEdits>(),
    /** A product that was made in the back office; null for one of the files. */
    made: jsonb().$type<z.infer<typeof NewProduct>>(),
    madeAt: instant(),
    /** The stock at or below which a variation is listed as low; null for the default. */
    lowStock: integer(),
    /** When a sale begins or ends; null when none does. */
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
  /** Its Thai name; empty for that of the files. */
  thai: text().notNull().default(''),
  /** The slug of the category above, as in this table; null for none. */
  parent: text(),
  /** The slug in addresses. */
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
    /** Its Thai name; empty for that of the files. */
    thai: text().notNull().default(''),
    /** Of a colour the slug of its group, null for a group; of a size its scale. */
    parent: text(),
    /** One or two CSS colours of a colour. */
    colors: jsonb().$type<string[]>().notNull().default([]),
    /** HTML above the products of a brand; null for that of the files. */
    story: text(),
    /** Its Thai; empty for that of the files. */
    storyThai: text().notNull().default(''),
    /** The banner of a brand; null for that of the files. */
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
 * the pictures of the sample shop, whose files are in engines/cms/content/pictures.
 */
export const photographs = pgTable(
  'photographs',
  {
    /** Derived from the bytes; of a sample picture its name. */
    id: text().primaryKey(),
    /** JPEG without metadata; null for a sample picture. */
    bytes: bytea(),
    /** The name of a sample picture's file; null for an uploaded photograph. */
    file: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Its average colour, `#rrggbb`. */
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
 * What people wrote, one row for each time they saved. Of an entry, the version that was published last wins over the
 * content files, at each seed; a later one is its draft.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Such as `settings` or `pages/careers`. */
    entry: text().notNull(),
    /** null takes the entry out of the shop. */
    files: jsonb().$type<ContentFiles>(),
    staff: text().notNull(),
    savedAt: instant().notNull(),
    /** When it is to be published; null for a draft, and once it was. */
    publishAt: instant(),
    publishedAt: instant(),
  },
  (table) => [index().on(table.entry, table.id), index().on(table.publishAt)],
)
