import { toInstant } from '@vitrine/contract/clock.ts'
import { z } from 'zod'
import { plainExcerpt, plainText, readable } from './texts.ts'

const text = z.string().catch('')
const title = text.transform(plainText)
const rendered = z
  .object({ rendered: z.string() })
  .catch({ rendered: '' })
  .transform((field) => field.rendered)

const size = { width: z.coerce.number(), height: z.coerce.number() }

/** An image of the media library. */
const Media = z.object({
  id: z.number(),
  source_url: z.string(),
  alt_text: text,
  media_details: z
    .object({
      ...size,
      sizes: z.record(z.string(), z.object({ ...size, source_url: z.string() })).catch({}),
    })
    .partial()
    .catch({}),
})
export type Media = z.output<typeof Media>

const Term = z.object({ name: title, slug: z.string(), taxonomy: z.string() })
/** Parts that a stranger may not read are errors in place of what they describe. */
const Embedded = z
  .object({
    'wp:featuredmedia': z.array(Media).catch([]),
    'wp:term': z.array(z.array(Term).catch([])).catch([]),
  })
  .partial()
  .catch({})
  .transform(({ 'wp:featuredmedia': media = [], 'wp:term': terms = [] }) => ({
    media,
    categories: terms.flat().filter(({ taxonomy }) => taxonomy === 'category'),
  }))

/** A time of WordPress, which is in UTC, as the contract writes it. */
const instant = z
  .string()
  .nullish()
  .transform((gmt) => {
    const time = new Date(`${gmt}Z`)
    return Number.isNaN(time.getTime()) ? null : toInstant(time)
  })

/** A page, a post, or an entry of a type of the plugin, with its image and categories (`_embed`). */
export const Entry = z
  .object({
    ...{ id: z.number(), type: z.string(), link: text, parent: z.number().catch(0) },
    /** The readable slug, in which WordPress escapes letters other than those of English. */
    slug: z.string().transform(readable),
    ...{ title: rendered.transform(plainText), excerpt: rendered.transform(plainExcerpt) },
    ...{ content: rendered, date_gmt: instant, modified_gmt: instant },
    // WordPress sends a list when there are none.
    meta: z.record(z.string(), z.unknown()).catch({}),
    /** The ids of its translations by language: of Polylang Pro, else of the plugin, for WPML too. */
    translations: z.record(z.string(), z.number()).catch({}),
    _embedded: Embedded,
    /** The title and description from Yoast SEO. */
    yoast_head_json: z.object({ title: z.string(), description: z.string() }).partial().catch({}),
  })
  .transform(({ _embedded: embedded, ...entry }) => ({
    ...{ ...entry, ...embedded, date: entry.date_gmt },
    /** A custom field, as a text. */
    field: (name: string) => String(entry.meta[name] ?? '').trim(),
  }))
export type Entry = z.output<typeof Entry>

export const Category = z.object({ id: z.number(), name: title, slug: z.string() })

/** An entry that a search finds. */
export const FoundEntry = z.object({ title, url: z.string(), subtype: z.string() })

const MenuEntry = z.object({
  ...{ ID: z.coerce.number(), menu_item_parent: z.coerce.number(), title, url: z.string() },
  ...{ target: text, description: text },
})
export type MenuEntry = z.output<typeof MenuEntry>

/** The index of the REST API. */
export const Site = z.object({
  ...{ name: title, description: title, url: text, home: text, _embedded: Embedded },
  site_logo: z.number().nullish().catch(null),
  /** The data of the plugin: menus by their location, settings, and the id of the front page, 0 without one. */
  vitrine: z
    .object({
      menus: z.record(z.string(), z.array(MenuEntry).catch([])).catch({}),
      settings: z.record(z.string(), z.string()).catch({}),
      home: z.number().catch(0),
      /** Whether it notifies the shop of changes. */
      notifies: z.boolean().catch(false),
    })
    .optional(),
})
export type Site = z.output<typeof Site>

/** The draft that the token of a preview shows. */
export const PreviewedEntry = z.object({
  ...{ title: z.string(), path: z.string(), post: Entry },
  /** The expiry in seconds since 1970. */
  expires: z.number(),
})
export type PreviewedEntry = z.output<typeof PreviewedEntry>
