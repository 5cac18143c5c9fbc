import { translateResponse } from '@vitrine/commerce/language.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { type PageContent, Preview } from '@vitrine/contract/content.ts'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { laterPages, missing } from '#cms/catalog/formerSlugs.ts'
import { lookBooks, pages, posts, stores } from '#cms/database/schema/content.ts'
import { type Call, contractRoute, type Route, route } from '#cms/http/route.ts'
import { readConfiguration } from './configuration.ts'
import { submitForm } from './forms.ts'
import { readPosts } from './posts.ts'
import { readPreview } from './preview.ts'
import type { SiteRows } from './storeSite.ts'

/** The cache time in seconds. */
const maxAge = 60

const _params = z.object({ slug: z.string().max(200) })

export const contentRoutes: Route[] = [
  contractRoute('site', {
    maxAge,
    handle: (call) => shown(call, (preview) => readConfiguration(call.cms, preview)),
  }),
  route({
    name: 'preview',
    method: 'GET',
    url: '/api/v1/preview',
    summary: 'What the token of a preview shows',
    response: Preview,
    handle: async ({ cms, request }) => {
      const { entry: title, expires } = requireBody(
        await readPreview(cms, request),
        'This preview has expired',
      )
      return { title, expires }
    },
  }),
  contractRoute('page', {
    maxAge,
    handle: (call) =>
      shown(call, (preview) =>
        readPage(call, [pages, posts], { message: 'Page not found', preview }),
      ),
  }),
  contractRoute('posts.read', {
    maxAge,
    handle: (call) =>
      shown(call, (preview) =>
        readPage(call, [posts, pages], { message: 'Post not found', preview }),
      ),
  }),
  contractRoute('posts.list', {
    maxAge,
    handle: (call) =>
      shown(call, async (preview) => {
        const { cms, query } = call
        const category =
          query.category && ((await cms.thai()).originalOf(query.category) ?? query.category)
        return readPosts(cms.database, { ...query, category }, preview)
      }),
  }),
  contractRoute('lookBook', {
    maxAge,
    handle: (call) =>
      shown(call, async (preview) =>
        requireBody(await readBody(call, lookBooks, preview), 'Look book not found'),
      ),
  }),
  contractRoute('stores.list', {
    maxAge,
    handle: (call) =>
      shown(call, async (preview) => {
        const rows =
          preview?.stores ??
          (await call.cms.database
            .select({ body: stores.body })
            .from(stores)
            .orderBy(asc(stores.position)))
        return rows.map(({ body }) => body)
      }),
  }),
  contractRoute('stores.read', {
    maxAge,
    handle: (call) =>
      shown(call, async (preview) =>
        requireBody(await readBody(call, stores, preview), 'Store not found'),
      ),
  }),
  contractRoute('forms.submit', {
    handle: ({ cms, clock, body, language }) =>
      submitForm(cms, body, { language, now: clock.now() }),
  }),
  contractRoute('forms.submit.neutral', {
    handle: ({ cms, clock, params, body, language }) =>
      submitForm(cms, { formId: params.id, data: body.data }, { language, now: clock.now() }),
  }),
]

/** Responds with the content, or with the draft that the request previews, in its language. */
async function shown<Value>(
  { cms, request, language }: Call,
  read: (preview: SiteRows | undefined) => Promise<Value>,
): Promise<Value> {
  const preview = await readPreview(cms, request)
  const value = await read(preview?.rows)
  return preview && language === 'th'
    ? (translateResponse(value, preview.dictionary.translate) as Value)
    : value
}

type SlugCall = Call<{ slug: string }>

/** A page or story by its slug, in the order of the tables, or else by one that it had before. */
async function readPage(
  call: SlugCall,
  tables: readonly (typeof pages | typeof posts)[],
  { message, preview }: { message: string; preview: SiteRows | undefined },
): Promise<z.input<typeof PageContent>> {
  const { database } = call.cms
  const { slug } = call.params
  const find = async (slug: string) => {
    for (const table of tables) {
      const body = await readBody({ ...call, params: { slug } }, table, preview)
      if (body) return body
    }
    return undefined
  }
  const page = await find(slug)
  if (page) return page
  for (const later of await laterPages(database, slug)) {
    const moved = await find(later)
    if (moved) return moved
  }
  throw await missing(database, 'page', slug, message)
}

type BodyTable = typeof pages | typeof posts | typeof lookBooks | typeof stores

const previewedTables = new Map<BodyTable, 'pages' | 'posts' | 'lookBooks' | 'stores'>([
  [pages, 'pages'],
  [posts, 'posts'],
  [lookBooks, 'lookBooks'],
  [stores, 'stores'],
])

async function readBody<Table extends BodyTable>(
  { cms, params: { slug } }: SlugCall,
  table: Table,
  preview: SiteRows | undefined,
): Promise<Table['$inferSelect']['body'] | undefined> {
  const name = previewedTables.get(table)
  if (preview && name) return preview[name].find((row) => row.slug === slug)?.body
  const rows = await cms.database
    .select({ body: table.body })
    .from(table as BodyTable)
    .where(eq(table.slug, slug))
    .limit(1)
  return rows[0]?.body
}

function requireBody<Body>(body: Body | undefined, message: string): Body {
  if (body === undefined) throw notFound(message)
  return body
}
