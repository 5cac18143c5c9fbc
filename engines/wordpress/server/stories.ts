import type { Posts, PostsQuery } from '@vitrine/contract/content.ts'
import type { Suggestions } from '@vitrine/contract/search.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { z } from 'zod'
import {
  type Call,
  categoryNames,
  embedded,
  imageOfEntry,
  thaiCategory,
  thaiSuffix,
} from './entries.ts'
import { plainText } from './texts.ts'
import { Category, Entry, FoundEntry } from './wordpressTypes.ts'

const storyFields = 'id,type,slug,link,title,content,excerpt,date_gmt,_links,_embedded'

/** GET /posts: one page of stories. */
export async function readStories(
  call: Call,
  { page, limit, order, orderby, category }: z.output<typeof PostsQuery>,
): Promise<z.input<typeof Posts>> {
  const { wordpress, addresses, language } = call
  const categories = await allCategories(call)
  const wanted = categories.find(({ name }) => plainText(name) === category)?.id
  const thai = categories.find(({ slug }) => slug === thaiCategory)?.id
  const filter = {
    ...{ order, orderby, categories: wanted, categories_exclude: thai },
    ...{ _fields: storyFields, ...embedded },
  }
  const none = { items: [], total: 0 }
  const read = (query: object) =>
    category !== undefined && wanted === undefined
      ? none
      : wordpress.list(Entry, '/wp/v2/posts', { ...filter, ...query })
  const part = await read({ page, per_page: limit })
  // WordPress does not count past the end.
  const { total } = part.items.length > 0 ? part : await read({ page: 1, per_page: 1 })
  const slugs = part.items.map(({ slug }) => slug + thaiSuffix)
  const { items: translated } =
    language === 'th' && slugs.length > 0
      ? await wordpress.list(Entry, '/wp/v2/posts', {
          slug: slugs.join(),
          per_page: 48,
          ...embedded,
        })
      : none
  const data = part.items.map((original) => {
    const { id, slug, date } = original
    const entry = translated.find((each) => each.slug === slug + thaiSuffix) ?? original
    const { title, excerpt } = entry
    const links = {
      permalink: `/${encodeURIComponent(slug)}`,
      image: imageOfEntry(entry, addresses),
    }
    return { id: String(id), title, excerpt, categories: categoryNames(original), date, ...links }
  })
  const pagination = { page, limit, total, pageCount: Math.ceil(total / limit) }
  return { success: true, data, meta: { pagination } }
}

/** The categories, of which a WordPress rarely has more than a hundred: the most used ones then. */
async function allCategories({ wordpress }: Call) {
  const query = { per_page: 100, orderby: 'count', order: 'desc', _fields: 'id,name,slug' }
  return (await wordpress.list(Category, '/wp/v2/categories', query)).items
}

const sections: Readonly<Record<string, string>> = {
  post: 'Stories',
  page: '',
  look_book: 'Look books',
}

/** GET /search: the pages, stories and look books that WordPress finds. */
export async function readSearch(
  { wordpress, addresses, language }: Call,
  text: string,
): Promise<z.input<typeof Suggestions>> {
  const query = { search: text, subtype: 'any', per_page: 20 }
  const { items } = await wordpress.list(FoundEntry, '/wp/v2/search', query)
  const pages = items.flatMap(({ title, url, subtype }) => {
    const link = addresses.link(url)
    const section = sections[subtype]
    const isThai = link.endsWith(thaiSuffix)
    if (section === undefined || (isThai && language !== 'th')) return []
    const shopLink = isThai ? link.slice(0, -thaiSuffix.length) : link
    const value = escapeHtml(plainText(title))
    const fields = { value, url: shopLink, breadcrumbs: section || null }
    return [{ type: 'page' as const, fields }]
  })
  const distinct = [...new Map(pages.map((page) => [page.fields.url, page])).values()].slice(0, 5)
  const headline = { type: 'headline' as const, fields: { value: 'Pages and stories' } }
  return distinct.length > 0 ? [headline, ...distinct] : []
}
