import type { Image, Language } from '@vitrine/contract/common.ts'
import type { Addresses } from './addresses.ts'
import { toImage } from './images.ts'
import type { WordPress } from './wordpress.ts'
import { Entry, type PreviewedEntry } from './wordpressTypes.ts'

export interface Call {
  wordpress: WordPress
  addresses: Addresses
  language: Language
  /** The query parameters of the request. */
  query: unknown
  /** The draft that the visitor previews. */
  preview: PreviewedEntry | undefined
}

/** The end of the slug of a translation, and the slug of the category that keeps Thai stories out of the English list. */
export const thaiSuffix = '-th'
export const thaiCategory = 'th'

export const embedded = { _embed: 'wp:featuredmedia,wp:term' }

/** The names in the routes of REST of the types that have others. */
const restBases: Readonly<Record<string, string>> = { page: 'pages', post: 'posts' }

/** The draft that is previewed, if it is of a type and shown at a path. */
function findDraft({ preview }: Call, type: string, path: string) {
  if (preview?.path !== path) return undefined
  return (restBases[preview.post.type] ?? preview.post.type) === type ? preview.post : undefined
}

/** The entry of a type with a slug, in the language of the call, or the draft that is previewed at a path. */
export async function findEntry(call: Call, type: string, slug: string, path = `/${slug}`) {
  const draft = findDraft(call, type, path)
  if (draft) return draft
  const { items } = await call.wordpress.list(Entry, `/wp/v2/${type}`, { slug, ...embedded })
  // Pages below others may share a slug.
  const [first] = items.toSorted((one, other) => one.parent - other.parent)
  return first && (await translate(call, type, [first]))[0]
}

/** The page that WordPress shows first, else the one with the slug `home`, or the draft of it that is previewed. */
export async function findHome(call: Call) {
  const { home = 0 } = (await call.wordpress.site(true)).vitrine ?? {}
  const draft = findDraft(call, 'pages', '/')
  if (draft || home === 0) return draft ?? findEntry(call, 'pages', 'home')
  const front = await call.wordpress.find(Entry, `/wp/v2/pages/${home}`, embedded)
  return front ? (await translate(call, 'pages', [front]))[0] : findEntry(call, 'pages', 'home')
}

/** All entries of a type of the plugin, in the order of their menu, with the draft that is previewed. */
export async function allEntries(call: Call, type: string): Promise<Entry[]> {
  const query = { per_page: 100, lang: 'en', orderby: 'menu_order', order: 'asc', ...embedded }
  const { items } = await call.wordpress.list(Entry, `/wp/v2/${type}`, query)
  const draft = call.preview?.post.type === type ? call.preview.post : undefined
  const all = draft ? [...items.filter(({ id }) => id !== draft.id), draft] : items
  const thai = new Set(all.map(({ slug }) => slug + thaiSuffix))
  const originals = all.filter(({ slug }) => !thai.has(slug))
  return translate(call, type, originals)
}

/**
 * Entries in the language of the call, each with the slug, date and categories of its original: the translation that a
 * plugin for languages pairs with it, else the entry whose slug has the suffix, else the original.
 */
export async function translate({ wordpress, language }: Call, type: string, entries: Entry[]) {
  if (language !== 'th' || entries.length === 0) return entries
  const paired = entries.flatMap(({ translations }) => translations['th'] ?? [])
  const slugs = entries
    .filter(({ translations }) => translations['th'] === undefined)
    .map(({ slug }) => slug + thaiSuffix)
  const wanted = [
    ...(paired.length > 0 ? [{ include: paired.join(), lang: 'th' }] : []),
    ...(slugs.length > 0 ? [{ slug: slugs.join() }] : []),
  ]
  const lists = await Promise.all(
    wanted.map((query) =>
      wordpress.list(Entry, `/wp/v2/${type}`, { ...query, per_page: 100, ...embedded }),
    ),
  )
  const items = lists.flatMap((list) => list.items)
  return entries.map(({ id, slug, date, categories, ...original }) => {
    const translation = items.find(
      (item) => item.id === original.translations['th'] || item.slug === slug + thaiSuffix,
    )
    return { ...(translation ?? original), id, slug, date, categories }
  })
}

/** The featured image of an entry. */
export const imageOfEntry = ({ media: [image] }: Entry, addresses: Addresses): Image | null =>
  image ? toImage(image, addresses) : null

/** The names of the categories of a story. */
export function categoryNames({ categories }: Entry): string[] {
  const shown = categories.filter(({ slug }) => slug !== 'uncategorized' && slug !== thaiCategory)
  return shown.length > 0 ? shown.map(({ name }) => name) : ['Stories']
}

/** The breadcrumbs of a page below the home page. */
export const breadcrumbs = (...steps: { text: string; url: string }[]) =>
  [{ text: 'Home', url: '/' }, ...steps].map((step) => ({ id: step.url, ...step }))
