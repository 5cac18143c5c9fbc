import { type AnyColumn, arrayContains, asc, count, desc } from 'drizzle-orm'
import { z } from 'zod'
import type { Posts } from '#contract/content.ts'
import type { Database } from '#database/openDatabase.ts'
import { posts } from '#database/schema/content.ts'

/** The query of GET /posts; newest first by default. */
export const PostsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
  order: z.enum(['asc', 'desc']).default('desc'),
  orderby: z.enum(['date', 'title']).default('date'),
  category: z.string().max(100).optional(),
})

/** One page of stories; ties are broken by id, so pages never overlap. */
export async function readPosts(
  database: Database,
  { page, limit, order, orderby, category }: z.output<typeof PostsQuery>,
): Promise<z.input<typeof Posts>> {
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
  const total = counted?.total ?? 0
  return {
    success: true,
    data: rows.map(({ card }) => card),
    meta: { pagination: { page, limit, pageCount: Math.ceil(total / limit), total } },
  }
}
