import type { PageContent } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { blockStyles, toContent } from './content.ts'
import {
  breadcrumbs,
  type Call,
  categoryNames,
  findEntry,
  findHome,
  imageOfEntry,
} from './entries.ts'
import { plainText, readable } from './texts.ts'
import type { Entry } from './wordpressTypes.ts'

type Page = z.input<typeof PageContent>

const emptyPage = (title: string): Page => ({ title, meta: { title }, content: '', options: {} })

const neededTitles = {
  ...{ shop: 'Shop', stories: 'Stories', wishlist: 'Wishlist', stores: 'Stores' },
  ...{ 'my-account': 'My account', 'confirm-payment': 'Confirm payment' },
  ...{ 'special-price': 'Special price', 'chinese-new-year': 'Chinese New Year' },
  'white-asava': 'White ASAVA',
}
/** The pages that the shop needs (docs/rest/content.md), where WordPress has none. */
const neededPages = new Map(
  Object.entries(neededTitles).map(([slug, title]) => [slug, emptyPage(title)]),
)

/** GET /pages/{key}; undefined if there is none. */
export async function readPage(call: Call, key: string): Promise<Page | undefined> {
  if (key !== 'home') {
    const entry = await findEntry(call, 'pages', key)
    return entry ? toPage(call, entry) : neededPages.get(key)
  }
  const entry = await findHome(call)
  if (entry) {
    const { meta, ...page } = toPage(call, entry, true)
    const top = { url: '/', options: { showTitle: false } }
    return { ...page, ...top, meta: { ...meta, breadcrumbs: [] } }
  }
  const { name } = (await call.wordpress.site()).about
  const newest = { type: 'product-slider' as const, title: 'New in', query: { sort: 'date' } }
  return { ...emptyPage(plainText(name)), blocks: [newest] }
}

/**
 * GET /posts/{slug}; undefined if there is none. Pages are found too, and a slug from which WordPress redirects is the entry to
 * which it leads: to that of its `url` the shop redirects.
 */
export async function readPost(call: Call, slug: string): Promise<Page | undefined> {
  const find = async (name: string) =>
    (await findEntry(call, 'posts', name)) ?? (await findEntry(call, 'pages', name))
  const entry = await find(slug)
  if (entry) return toPage(call, entry)
  const target = await call.wordpress.redirectFrom(`/${encodeURIComponent(slug)}/`)
  const [, name = slug] = /^\/([^/?#]+)$/.exec(target ? call.addresses.link(target) : '') ?? []
  const moved = readable(name) === slug ? undefined : await find(readable(name))
  return moved ? toPage(call, moved) : neededPages.get(slug)
}

/** An entry as a page of the shop; a post is a story. */
function toPage({ addresses }: Call, entry: Entry, isHome = false): Page {
  const { title, excerpt, seo, date, modified } = entry
  const isStory = entry.type === 'post'
  const url = `/${encodeURIComponent(entry.slug)}`
  const { html, blocks } = toContent(entry.content, addresses, isHome)
  const above = isStory ? [{ text: 'Stories', url: '/stories' }] : []
  const story = { date, modified, excerpt, categories: categoryNames(entry) }
  return {
    ...{ title, url, content: html, blocks, options: { showTitle: true } },
    meta: {
      ...{ title: seo.title ?? title, description: seo.description ?? excerpt },
      breadcrumbs: breadcrumbs(...above, { text: title, url }),
    },
    styles: html.includes('class=') ? blockStyles : null,
    ...(isStory && { ...story, image: imageOfEntry(entry, addresses) }),
  }
}
