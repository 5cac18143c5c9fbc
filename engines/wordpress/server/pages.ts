import type { PageContent } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { pageStyles, toContent } from './content.ts'
import {
  breadcrumbs,
  type Call,
  categoryNames,
  findEntry,
  findHome,
  imageOfEntry,
} from './entries.ts'
import { readable } from './texts.ts'
import type { Entry } from './wordpressTypes.ts'

type Page = z.input<typeof PageContent>

const emptyPage = (title: string): Page => ({ title, meta: { title }, content: '' })

const neededTitles =
  'Shop,Stories,Wishlist,Stores,My account,Confirm payment,Special price,Chinese New Year,White ASAVA'
/** The pages that the shop needs (docs/rest/content.md), where WordPress has none. */
const neededPages = new Map(
  neededTitles
    .split(',')
    .map((title) => [title.toLowerCase().replaceAll(' ', '-'), emptyPage(title)]),
)

/** GET /pages/{key}, or undefined if there is none. */
export async function readPage(call: Call, key: string): Promise<Page | undefined> {
  const entry = await (key === 'home' ? findHome(call) : findEntry(call, 'pages', key))
  if (key !== 'home') return entry ? toPage(call, entry) : neededPages.get(key)
  if (entry) {
    const { meta, ...page } = toPage(call, entry, true)
    const top = { url: '/', options: { showTitle: false } }
    return { ...page, ...top, meta: { ...meta, breadcrumbs: [] } }
  }
  const { name } = await call.wordpress.site()
  return {
    ...emptyPage(name),
    blocks: [{ type: 'product-slider', title: 'New in', query: { sort: 'date' } }],
  }
}

/**
 * GET /posts/{slug}, or undefined if there is none. Pages are found too, and an earlier slug returns the entry with its
 * present `url`, to which the shop redirects.
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

/** An entry as a page of the shop, and a post as a story. */
function toPage({ addresses }: Call, entry: Entry, isHome = false): Page {
  const { title, excerpt, date, modified_gmt: modified, yoast_head_json: seo } = entry
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
    styles: pageStyles(html),
    ...(isStory && { ...story, image: imageOfEntry(entry, addresses) }),
  }
}
