import type * as contracts from '@vitrine/contract/content.ts'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { languageOfPage } from './customers.ts'

/** The fingerprints of seeded content, by part. */
export const seedParts = pgTable('seed_parts', {
  part: text().primaryKey(),
  fingerprint: text().notNull(),
  seededAt: timestamp({ withTimezone: true }).notNull(),
})

/** The site configuration in the contract's format, and the gift wrapping that the checkout offers, in baht. */
export type StoredConfiguration = z.infer<typeof contracts.SiteConfiguration> & {
  giftWrap?: { price: number; maxLength: number }
}

/** The row of site_configurations that GET /site-configuration reads. */
export const configurationKey = 'site'

/** The site configuration, to which social login flags are added when it is read. */
export const siteConfigurations = pgTable('site_configurations', {
  key: text().primaryKey(),
  body: jsonb().$type<StoredConfiguration>().notNull(),
})

/** Content pages by key or slug. */
export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  body: jsonb().$type<z.infer<typeof contracts.PageContent>>().notNull(),
})

/** The stories of the shop. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    categories: text().array().notNull(),
    card: jsonb().$type<z.infer<typeof contracts.Post>>().notNull(),
    body: jsonb().$type<z.infer<typeof contracts.PageContent>>().notNull(),
  },
  (table) => [index().on(table.publishedAt, table.id), index().on(table.title, table.id)],
)

/** Look books that have a page of their own. */
export const lookBooks = pgTable('look_books', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  body: jsonb().$type<z.infer<typeof contracts.LookBookPage>>().notNull(),
})

export const stores = pgTable('stores', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  body: jsonb().$type<z.infer<typeof contracts.Store>>().notNull(),
})

/** Submissions of the shop's forms by their form's id. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formId: integer().notNull(),
    data: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    submittedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.formId, table.submittedAt)],
)

/** Newsletter subscriptions, one per email and brand. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** The id in the links of emails. */
    id: integer().generatedByDefaultAsIdentity().unique(),
    email: text().notNull(),
    brand: text().notNull(),
    language: languageOfPage(),
    subscribedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a link confirmed the address, or null before. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.email, table.brand] })],
)

/** Columns that all framed forms share. */
const received = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Id of the empty form, so that a repeated submission is stored once. */
  submission: uuid().notNull().unique(),
  /** Keyed hash of the sender's address. */
  source: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  message: text().notNull(),
  submittedAt: timestamp({ withTimezone: true }).notNull(),
})

export const enquiries = pgTable(
  'enquiries',
  { ...received(), subject: text().notNull() },
  (table) => [index().on(table.source, table.submittedAt)],
)

export const appointments = pgTable(
  'appointments',
  {
    ...received(),
    brand: text().notNull(),
    /** The slug of the store. */
    store: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The time `HH:mm` in Bangkok. */
    time: text().notNull(),
  },
  (table) => [
    index().on(table.source, table.submittedAt),
    index().on(table.store, table.day, table.time),
  ],
)
