import { toInstant } from '@vitrine/contract/clock.ts'
import { z } from 'zod'
import { plainExcerpt, plainText, readable } from './texts.ts'

const text = z.string().catch('')
const rendered = z
  .object({ rendered: z.string() })
  .catch({ rendered: '' })
  .transform((field) => field.rendered)

const size = { width: z.coerce.number(), height: z.coerce.number() }

/** An image of the media library. */
export const Media = z.object({
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

const Term = z.object({ name: z.string(), slug: z.string(), taxonomy: z.string() })
/** Parts that a stranger may not read are errors in place of what they describe. */
const Embedded = z
  .object({
    'wp:featuredmedia': z.array(Media).catch([]),
    'wp:term': z.array(z.array(Term).catch([])).catch([]),
  })
  .partial()
  .catch({})

/** A page, a post, or an entry of a type of the plugin, with its image and categories (`_embed`). */
export const Entry = z
  .object({
    ...{
      id: z.number(),
      type: z.string(),
      slug: z.string(),
      link: text,
      parent: z.number().catch(0),
    },
    ...{ title: rendered, content: rendered, excerpt: rendered },
    ...{ date_gmt: z.string().nullish(), modified_gmt: z.string().nullish() },
    // WordPress sends a list when there are none.
    meta: z.record(z.string(), z.unknown()).catch({}),
    /** The ids of its translations by language: of Polylang Pro, else of the plugin, for WPML too. */
    translations: z.record(z.string(), z.number()).catch({}),
    _embedded: Embedded,
    /** Of Yoast SEO. */
    yoast_head_json: z.object({ title: z.string(), description: z.string() }).partial().catch({}),
  })
  .transform(({ _embedded: embedded, date_gmt: date, modified_gmt: modified, ...entry }) => ({
    ...entry,
    /** As people read it: WordPress escapes letters other than those of English. */
    slug: readable(entry.slug),
    title: plainText(entry.title),
    excerpt: plainExcerpt(entry.excerpt),
    ...{ date: instant(date), modified: instant(modified), seo: entry.yoast_head_json },
    media: embedded['wp:featuredmedia']?.[0],
    categories: (embedded['wp:term'] ?? [])
      .flat()
      .filter(({ taxonomy }) => taxonomy === 'category'),
    /** A custom field, as a text. */
    field: (name: string) => String(entry.meta[name] ?? '').trim(),
  }))
export type Entry = z.output<typeof Entry>

/** A time of WordPress, which is in UTC, as the contract writes it. */
function instant(gmt: string | null | undefined) {
  const time = new Date(`${gmt}Z`)
  return Number.isNaN(time.getTime()) ? null : toInstant(time)
}

export const Category = z.object({ id: z.number(), name: z.string(), slug: z.string() })

/** An entry that a search finds. */
export const FoundEntry = z.object({ title: z.string(), url: z.string(), subtype: z.string() })

/** The index of the REST API. */
export const About = z.object({
  ...{ name: text, description: text, url: text, home: text },
  site_logo: z.number().nullish().catch(null),
})
export type About = z.output<typeof About>

const MenuEntry = z.object({
  ...{ ID: z.coerce.number(), menu_item_parent: z.coerce.number(), title: z.string() },
  ...{ url: z.string(), target: text, description: text },
})
export type MenuEntry = z.output<typeof MenuEntry>

/** The response of the plugin about the site: menus by their location, settings, and the id of the front page, 0 without one. */
export const SiteOptions = z.object({
  menus: z.record(z.string(), z.array(MenuEntry).catch([])).catch({}),
  settings: z.record(z.string(), z.string()).catch({}),
  home: z.number().catch(0),
  /** Whether it notifies the shop of changes. */
  notifies: z.boolean().catch(false),
})
export type SiteOptions = z.output<typeof SiteOptions>

/** The draft that the token of a preview shows. */
export const PreviewedEntry = z.object({
  ...{ title: z.string(), path: z.string(), post: Entry },
  /** Seconds since 1970. */
  expires: z.number(),
})
export type PreviewedEntry = z.output<typeof PreviewedEntry>
