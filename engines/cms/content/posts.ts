import type { Posts, PostsQuery } from '@vitrine/contract/content.ts'
import { type AnyColumn, arrayContains, asc, count, desc } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { posts } from '#cms/database/schema/content.ts'
import type { SiteRows } from './storeSite.ts'

type Query = z.output<typeof PostsQuery>

/** One page of stories, with ties broken by id, so that pages never overlap. */
export async function readPosts(
  database: Database,
  query: Query,
  preview?: SiteRows,
): Promise<z.input<typeof Posts>> {
  const { page, limit } = query
  const { cards, total } = preview ? previewed(preview, query) : await stored(database, query)
  return {
    success: true,
    data: cards,
    meta: { pagination: { page, limit, pageCount: Math.ceil(total / limit), total } },
  }
}

function previewed({ posts }: SiteRows, { page, limit, order, orderby, category }: Query) {
  const matchingPosts = posts.filter(({ categories }) => !category || categories.includes(category))
  const sorted = matchingPosts.toSorted(
    (one, other) =>
      (orderby === 'date'
        ? Number(one.publishedAt) - Number(other.publishedAt)
        : one.title.localeCompare(other.title)) || one.id - other.id,
  )
  const listed = order === 'asc' ? sorted : sorted.reverse()
  const cards = listed.slice((page - 1) * limit, page * limit).map(({ card }) => card)
  return { cards, total: matchingPosts.length }
}

async function stored(database: Database, { page, limit, order, orderby, category }: Query) {
  const filter = category ? arrayContains(posts.categories, [category]) : undefined
  const sort = (column: AnyColumn) => (order === 'asc' ? asc(column) : desc(column))
  const [counted] = await database.select({ total: count() }).from(posts).where(filter)
  const rows = await database
    .select({ card: posts.card })
    .from(posts)
    .where(filter)
    .orderBy(sort(orderby === 'date' ? posts.publishedAt : posts.title), sort(posts.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { cards: rows.map(({ card }) => card), total: counted?.total ?? 0 }
}
