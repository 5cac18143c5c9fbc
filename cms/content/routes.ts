import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { currentPage, missing } from '#catalog/formerSlugs.ts'
import { type Route, route } from '#cms/http/route.ts'
import {
  FormResult,
  FormSubmission,
  LookBookPage,
  NeutralFormSubmission,
  PageContent,
  Posts,
  SiteConfiguration,
  Store,
  Stores,
} from '#contract/content.ts'
import { notFound } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import { lookBooks, pages, posts, stores } from '#database/schema/content.ts'
import { readConfiguration } from './configuration.ts'
import { submitForm } from './forms.ts'
import { PostsQuery, readPosts } from './posts.ts'

/** Seconds. */
const maxAge = 60

const params = z.object({ slug: z.string().max(200) })

export const contentRoutes: Route[] = [
  route({
    name: 'site',
    method: 'GET',
    url: '/api/v1/site-configuration',
    summary: 'Menus, popups, settings and what the site is',
    maxAge,
    response: SiteConfiguration,
    handle: ({ cms }) => readConfiguration(cms),
  }),
  route({
    name: 'page',
    method: 'GET',
    url: '/api/v1/pages/:slug',
    summary: 'A content page by its key or slug',
    maxAge,
    params,
    response: PageContent,
    handle: ({ cms, params: { slug } }) =>
      readPage(cms.database, [pages, posts], slug, 'Page not found'),
  }),
  route({
    name: 'posts.read',
    method: 'GET',
    url: '/api/v1/posts/:slug',
    summary: 'A story, or a page that is kept as a post',
    maxAge,
    params,
    response: PageContent,
    handle: ({ cms, params: { slug } }) =>
      readPage(cms.database, [posts, pages], slug, 'Post not found'),
  }),
  route({
    name: 'posts.list',
    method: 'GET',
    url: '/api/v1/posts',
    summary: 'One page of stories',
    maxAge,
    query: PostsQuery,
    response: Posts,
    handle: async ({ cms, query }) => {
      const category =
        query.category && ((await cms.thai()).originalOf(query.category) ?? query.category)
      return readPosts(cms.database, { ...query, category })
    },
  }),
  route({
    name: 'lookBook',
    method: 'GET',
    url: '/api/v1/look-books/:slug',
    summary: 'A look book page',
    maxAge,
    params,
    response: LookBookPage,
    handle: async ({ cms, params: { slug } }) =>
      found(await readBody(cms.database, lookBooks, slug), 'Look book not found'),
  }),
  route({
    name: 'stores.list',
    method: 'GET',
    url: '/api/v1/store-locators',
    summary: 'Every store',
    maxAge,
    response: Stores,
    handle: async ({ cms }) => {
      const rows = await cms.database
        .select({ body: stores.body })
        .from(stores)
        .orderBy(asc(stores.position))
      return rows.map(({ body }) => body)
    },
  }),
  route({
    name: 'stores.read',
    method: 'GET',
    url: '/api/v1/store-locators/:slug',
    summary: 'One store',
    maxAge,
    params,
    response: Store,
    handle: async ({ cms, params: { slug } }) =>
      found(await readBody(cms.database, stores, slug), 'Store not found'),
  }),
  route({
    name: 'forms.submit',
    method: 'POST',
    url: '/api/v1/fluentform/submit',
    summary: 'Takes a form; 6 is the newsletter in the popup, 3 the one in the footer',
    body: FormSubmission,
    response: FormResult,
    handle: ({ cms, clock, body }) => submitForm(cms, body, clock.now()),
  }),
  route({
    name: 'forms.submit.neutral',
    method: 'POST',
    url: '/api/v1/forms/:id/submissions',
    summary: 'The neutral name of POST /fluentform/submit',
    params: z.object({ id: z.coerce.number().int() }),
    body: NeutralFormSubmission,
    response: FormResult,
    handle: ({ cms, clock, params, body }) =>
      submitForm(cms, { formId: params.id, data: body.data }, clock.now()),
  }),
]

/** A page or story by its slug, in the order of the tables, or else by one that it had before. */
async function readPage(
  database: Database,
  tables: readonly (typeof pages | typeof posts)[],
  slug: string,
  message: string,
): Promise<z.input<typeof PageContent>> {
  for (const table of tables) {
    const body = await readBody(database, table, slug)
    if (body) return body
  }
  const current = await currentPage(database, slug)
  if (current && current !== slug) return readPage(database, tables, current, message)
  throw await missing(database, 'page', slug, message)
}

type BodyTable = typeof pages | typeof posts | typeof lookBooks | typeof stores

async function readBody<Table extends BodyTable>(
  database: Database,
  table: Table,
  slug: string,
): Promise<Table['$inferSelect']['body'] | undefined> {
  const rows = await database
    .select({ body: table.body })
    .from(table as BodyTable)
    .where(eq(table.slug, slug))
    .limit(1)
  return rows[0]?.body
}

function found<Body>(body: Body | undefined, message: string): Body {
  if (body === undefined) throw notFound(message)
  return body
}
