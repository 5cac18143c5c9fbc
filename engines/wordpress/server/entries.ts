import type { Language } from '@vitrine/contract/common.ts'
import type { Addresses } from './addresses.ts'
import { toImage } from './images.ts'
import { plainText } from './texts.ts'
import type { WordPress } from './wordpress.ts'
import { Entry, type PreviewedEntry } from './wordpressTypes.ts'

/** The context of a call. */
export interface Call {
  wordpress: WordPress
  addresses: Addresses
  language: Language
  /** The draft that the visitor previews. */
  preview: PreviewedEntry | undefined
}

/** The end of the slug of a translation, and the slug of the category that keeps Thai stories out of the English list. */
export const thaiSuffix = '-th'
export const thaiCategory = 'th'

export const embedded = { _embed: 'wp:featuredmedia,wp:term' }

/**
 * The entry of a type with a slug: its translation, where there is one in the language of the call, or the draft that is
 * previewed at a path.
 */
export async function findEntry(call: Call, type: string, slug: string, path = `/${slug}`) {
  const { wordpress, language, preview } = call
  const previewed = preview && (restBases[preview.post.type] ?? preview.post.type)
  if (preview?.path === path && previewed === type) return preview.post
  const slugs = language === 'th' ? `${slug},${slug}${thaiSuffix}` : slug
  const { items } = await wordpress.list(Entry, `/wp/v2/${type}`, { slug: slugs, ...embedded })
  // Pages below others may share a slug.
  const sorted = items.toSorted((one, other) => one.parent - other.parent)
  const named = (wanted: string) => sorted.find((each) => each.slug === wanted)
  const translation = named(slug + thaiSuffix)
  return translation ? { ...translation, slug } : named(slug)
}

/** The names in the routes of REST of the types that have others. */
const restBases: Readonly<Record<string, string>> = { page: 'pages', post: 'posts' }

/** All entries of a type of the plugin, in the order of their menu, with the draft that is previewed; translations replace theirs. */
export async function allEntries(call: Call, type: string): Promise<Entry[]> {
  const { wordpress, language, preview } = call
  const query = { per_page: 100, orderby: 'menu_order', order: 'asc', ...embedded }
  const { items } = await wordpress.list(Entry, `/wp/v2/${type}`, query)
  const draft = preview?.post.type === type ? preview.post : undefined
  const all = draft ? [...items.filter(({ id }) => id !== draft.id), draft] : items
  const bySlug = new Map(all.map((each) => [each.slug, each]))
  const isTranslation = ({ slug }: Entry) =>
    slug.endsWith(thaiSuffix) && bySlug.has(slug.slice(0, -thaiSuffix.length))
  return all
    .filter((each) => !isTranslation(each))
    .map((each) => {
      const translation = language === 'th' && bySlug.get(each.slug + thaiSuffix)
      return translation ? { ...translation, slug: each.slug } : each
    })
}

/** The featured image of an entry. */
export const imageOfEntry = ({ media }: Entry, addresses: Addresses) =>
  media ? toImage(media, addresses) : null

/** The names of the categories of a story. */
export function categoryNames({ categories }: Entry): string[] {
  const shown = categories.filter(({ slug }) => slug !== 'uncategorized' && slug !== thaiCategory)
  return shown.length > 0 ? shown.map(({ name }) => plainText(name)) : ['Stories']
}

/** The breadcrumbs of a page below the home page. */
export const breadcrumbs = (...steps: { text: string; url: string }[]) =>
  [{ text: 'Home', url: '/' }, ...steps].map((step) => ({ id: step.url, ...step }))
