import type { PageContent } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { blockStyles, toContent } from './content.ts'
import {
  breadcrumbs,
  type Call,
  categoryNames,
  embedded,
  findEntry,
  imageOfEntry,
  translate,
} from './entries.ts'
import { plainText, readable } from './texts.ts'
import { Entry } from './wordpressTypes.ts'

type Page = z.input<typeof PageContent>

/** The titles of pages that the shop needs (docs/rest/content.md), where WordPress has none. */
const neededTitles: Readonly<Record<string, string>> = {
  ...{ shop: 'Shop', stories: 'Stories', wishlist: 'Wishlist', stores: 'Stores' },
  ...{ 'my-account': 'My account', 'confirm-payment': 'Confirm payment' },
  ...{ 'special-price': 'Special price', 'chinese-new-year': 'Chinese New Year' },
  'white-asava': 'White ASAVA',
}

const emptyPage = (title: string): Page => ({ title, meta: { title }, content: '', options: {} })
const neededPage = (slug: string) => {
  const title = neededTitles[slug]
  return title === undefined ? undefined : emptyPage(title)
}

/** GET /pages/{key}; undefined if there is none. The front page is the one that WordPress shows first, else that with the slug. */
export async function readPage(call: Call, key: string): Promise<Page | undefined> {
  if (key !== 'home') {
    const entry = await findEntry(call, 'pages', key)
    return entry ? toPage(call, entry) : neededPage(key)
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

async function findHome(call: Call) {
  const { wordpress, preview } = call
  if (preview?.path === '/' && preview.post.type === 'page') return preview.post
  const { home = 0 } = (await wordpress.site(true)).options ?? {}
  const front = home ? await wordpress.find(Entry, `/wp/v2/pages/${home}`, embedded) : undefined
  return front ? (await translate(call, 'pages', [front]))[0] : findEntry(call, 'pages', 'home')
}

/**
 * GET /posts/{slug}; undefined if there is none. Pages are found too, and a slug from which WordPress redirects is the entry to
 * which it leads: to that of its `url` the shop redirects.
 */
export async function readPost(call: Call, slug: string): Promise<Page | undefined> {
  const find = async (name: string) =>
    (await findEntry(call, 'posts', name)) ?? (await findEntry(call, 'pages', name))
  const entry = (await find(slug)) ?? (await moved(call, slug, find))
  return entry ? toPage(call, entry) : neededPage(slug)
}

async function moved(
  { wordpress, addresses }: Call,
  slug: string,
  find: (slug: string) => Promise<Entry | undefined>,
) {
  const target = await wordpress.redirectFrom(`/${encodeURIComponent(slug)}/`)
  const [, name = ''] = /^\/([^/?#]+)$/.exec(target ? addresses.link(target) : '') ?? []
  return name && readable(name) !== slug ? find(readable(name)) : undefined
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
