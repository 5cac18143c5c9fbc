import { type Posts, PostsQuery } from '@vitrine/contract/content.ts'
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
  translate,
} from './entries.ts'
import { Category, Entry, FoundEntry } from './wordpressTypes.ts'

const fields = 'id,type,slug,title,excerpt,date_gmt,translations,_links,_embedded'

/** GET /posts: one page of stories. Throws a ZodError if a parameter is out of range. */
export async function readStories(call: Call): Promise<z.input<typeof Posts>> {
  const { wordpress, addresses } = call
  const { page, limit, order, orderby, category } = PostsQuery.parse(call.query)
  // A WordPress rarely has more than a hundred categories: the most used ones then.
  const counted = { per_page: 100, orderby: 'count', order: 'desc', _fields: 'id,name,slug' }
  const { items: categories } = await wordpress.list(Category, '/wp/v2/categories', counted)
  const filter = {
    ...{ lang: 'en', order, orderby, _fields: fields, ...embedded },
    // No category has the id 0.
    categories: category && (categories.find(({ name }) => name === category)?.id ?? 0),
    categories_exclude: categories.find(({ slug }) => slug === thaiCategory)?.id,
  }
  const read = (query: object) => wordpress.list(Entry, '/wp/v2/posts', { ...filter, ...query })
  const part = await read({ page, per_page: limit })
  // WordPress does not count past the end.
  const { total } = part.items.length > 0 ? part : await read({ page: 1, per_page: 1 })
  const stories = await translate(call, 'posts', part.items)
  const data = stories.map((entry) => {
    const { id, slug, title, excerpt, date } = entry
    const shown = { categories: categoryNames(entry), image: imageOfEntry(entry, addresses) }
    const permalink = `/${encodeURIComponent(slug)}`
    return { id: String(id), title, excerpt, date, permalink, ...shown }
  })
  const pagination = { page, limit, total, pageCount: Math.ceil(total / limit) }
  return { success: true, data, meta: { pagination } }
}

/** The types of entries that are found, with the sections under which they are shown. */
const sections = new Map([
  ['post', 'Stories'],
  ['page', null],
  ['look_book', 'Look books'],
])

/** GET /search: the pages, stories and look books that WordPress finds. */
export async function readSearch(call: Call): Promise<z.input<typeof Suggestions>> {
  const isThai = call.language === 'th'
  const text = String(Object(call.query).s ?? '')
  const query = { search: text, subtype: 'any', per_page: 20, lang: isThai ? undefined : 'en' }
  const { items } = await call.wordpress.list(FoundEntry, '/wp/v2/search', query)
  const pages = new Map(
    items.flatMap(({ title, url: address, subtype }) => {
      const breadcrumbs = sections.get(subtype)
      const link = call.addresses.link(address)
      const url = link.endsWith(thaiSuffix) ? link.slice(0, -thaiSuffix.length) : link
      if (breadcrumbs === undefined || (url !== link && !isThai)) return []
      return [
        [url, { type: 'page' as const, fields: { value: escapeHtml(title), url, breadcrumbs } }],
      ]
    }),
  )
  const headline = { type: 'headline' as const, fields: { value: 'Pages and stories' } }
  return pages.size > 0 ? [headline, ...[...pages.values()].slice(0, 5)] : []
}
