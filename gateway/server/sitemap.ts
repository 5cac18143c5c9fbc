import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import type { Execute } from '../graphql/execute.ts'
import { compressGzip } from '../pages/compression.ts'
import { sendWrittenText, writeForAll } from '../pages/writtenText.ts'
import { thaiUrl } from '../resolvers/resolveUrls.ts'

interface Options {
  siteUrl: string
  execute: Execute
  now: () => Date
  /** The maximum number of addresses of a file. */
  maxUrls?: number
}

const requestId = 'sitemap'
const type = 'application/xml; charset=utf-8'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The limits of a file (https://www.sitemaps.org/protocol.html); addresses in Thai are long. */
const limits = { urls: 50_000, bytes: 50_000_000 }

/** Serves the sitemap: one file, or an index of several (pages.sitemap.parts). */
export function registerSitemap(app: FastifyInstance, options: Options) {
  const { siteUrl, execute, now, maxUrls = limits.urls } = options
  const absolute = (path: string) => new URL(path, siteUrl).href
  const files = writeForAll(
    async () => {
      const paths = await pathsOf(execute, siteUrl)
      const parts: Buffer[] = []
      for (const entries of partsOf(paths, entriesOf(absolute), maxUrls))
        parts.push(
          await compressGzip(
            `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
          ),
        )
      return parts
    },
    () => now().getTime(),
  )
  app.get('/sitemap.xml', (_, reply) =>
    sendWrittenText(reply, type, async () => {
      const parts = await files()
      return parts.length > 1 ? indexOf(parts.length, absolute) : textOf(parts[0])
    }),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    sendWrittenText(reply, type, async () =>
      textOf((await files())[Number(request.params.part) - 1]),
    ),
  )
}

const decompress = promisify(gunzip)
/** The text of a file, which is stored compressed: a large one has 20 MB. */
const textOf = async (file: Buffer | undefined) => file && decompress(file)

function indexOf(count: number, absolute: (path: string) => string) {
  const parts = Array.from({ length: count }, (_, index) => absolute(`/sitemap-${index + 1}.xml`))
  const entries = parts.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`)
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Returns the entries of a page, one in each language, of which each names all (pages.languages.sitemap). */
const entriesOf =
  (absolute: (path: string) => string) =>
  ([path, modified]: readonly [string, string | undefined]) => {
    const english = escapeHtml(absolute(path))
    const thai = escapeHtml(absolute(thaiUrl(path)))
    const lastmod = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : ''
    const links = Object.entries({ en: english, th: thai, 'x-default': english }).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    )
    return [english, thai].map((url) => `<url><loc>${url}</loc>${lastmod}${links.join('')}</url>`)
  }

/** Divides the entries of pages into files within the limits, with the languages of a page in one file. */
function* partsOf<Page>(pages: Iterable<Page>, write: (page: Page) => string[], maxUrls: number) {
  let [part, bytes]: [string[], number] = [[], 1000]
  for (const page of pages) {
    const entries = write(page)
    const added = entries.reduce((sum, entry) => sum + Buffer.byteLength(entry) + 1, 0)
    if (
      part.length > 0 &&
      (part.length + entries.length > maxUrls || bytes + added > limits.bytes)
    ) {
      yield part
      ;[part, bytes] = [[], 1000]
    }
    part.push(...entries)
    bytes += added
  }
  yield part
}

/** The first segments of pages that belong to a visitor, or lead elsewhere. */
const personal = new Set([
  'my-account',
  'checkout',
  'confirm-payment',
  'wishlist',
  'search',
  'stock-alerts',
  'auth',
  'invoice',
  'graphql',
  '_machines',
])

const fixedPaths = ['/', '/shop', '/stories', '/stores', '/special-price', '/white-asava']
const perPage = 48
/** Pages of a list that are read at most. */
const maxPages = Math.ceil(250_000 / perPage)
/** Pages of a list that are read at the same time. */
const pagesAtOnce = 24

const site = parse(`{
  site { menus { primary { url items { url } } footer { url items { url } } }
    settings { megaMenus { columns { url items { url } } } } }
  stores { nodes { slug } }
}`)
const products = parse(`query ($page: Int!) {
  listing(page: $page, first: ${perPage}) {
    nodes { url date: modifiedDate } lookBooks { link { url } } pageCount
  }
}`)
const stories = parse(`query ($page: Int!) {
  stories(page: $page, first: ${perPage}) { nodes { url date } pageCount }
}`)

/**
 * Every public page that menus, catalogue, stories and stores link to, with the date of its last change where the CMS names one.
 * Rejects if one of them cannot be read.
 */
async function pathsOf(execute: Execute, siteUrl: string) {
  const query = async (document: typeof site, page = 1) => {
    const { data, errors } = await execute(document, { page }, { requestId })
    if (errors || !data)
      throw new Error(`The sitemap's data is incomplete: ${errors?.[0]?.message}`)
    return data
  }
  const all = async (document: typeof site, field: string) => {
    const first = await query(document)
    const { pageCount = 1 } = Object(first[field])
    const more = Math.min(pageCount, maxPages) - 1
    const pages = [first]
    for (let read = 0; read < more; read += pagesAtOnce) {
      const length = Math.min(pagesAtOnce, more - read)
      const next = Array.from({ length }, (_, index) => query(document, read + index + 2))
      pages.push(...(await Promise.all(next)))
    }
    return pages
  }
  const results = await Promise.all([
    query(site),
    all(products, 'listing'),
    all(stories, 'stories'),
  ])
  const isPublic = (path: string) => !personal.has(path.split('/')[1] ?? '')
  const linked = [
    ...fixedPaths.map((url) => ({ url, modified: undefined })),
    ...addressesIn(results),
  ]
  return new Map(
    linked.flatMap(({ url, modified }) =>
      ownPath(url, siteUrl)
        .filter(isPublic)
        .map((path) => [path, modified] as const),
    ),
  )
}

/** A linked page, and the date of its last change if the response has one. */
interface Linked {
  url: string
  modified: string | undefined
}

/** Every URL in a response, with the date of its last change. */
function* addressesIn(value: unknown): Generator<Linked> {
  if (typeof value !== 'object' || value === null) return
  const { date, ...parts } = Object(value)
  const modified = typeof date === 'string' ? date : undefined
  for (const [key, part] of Object.entries(parts)) {
    if (typeof part !== 'string') yield* addressesIn(part)
    else
      yield { url: key === 'slug' ? `/store-locator/${encodeURIComponent(part)}` : part, modified }
  }
}

/** A listing of one brand or one collection, the filtered views that are pages of their own (pages.listing.view). */
const view = /^\?(brands|collections)=[^,&]+$/

/** The path of a URL of this site; empty for other sites and for the other filtered views of a page. */
function ownPath(address: string, siteUrl: string): string[] {
  const url = URL.parse(address, siteUrl)
  if (url?.origin !== new URL(siteUrl).origin) return []
  if (url.search && !view.test(url.search)) return []
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  return [path + url.search]
}
