import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import type { Execute } from '../graphql/execute.ts'
import { serveWrittenText } from '../pages/writtenText.ts'
import { thaiUrl } from '../resolvers/resolveUrls.ts'

interface Options {
  siteUrl: string
  execute: Execute
  now: () => Date
}

const requestId = 'sitemap'

/** Serves the sitemap. */
export function registerSitemap(app: FastifyInstance, { siteUrl, execute, now }: Options) {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const write = async () => {
    const paths = await pathsOf(execute, siteUrl)
    const entries = [...paths].flatMap(([path, modified]) => {
      const english = escapeHtml(absolute(path))
      const thai = escapeHtml(absolute(thaiUrl(path)))
      const lastmod = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : ''
      // Each version of a page names all of them (pages.languages.sitemap).
      const links = Object.entries({ en: english, th: thai, 'x-default': english }).map(
        ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
      )
      return [english, thai].map((url) => `<url><loc>${url}</loc>${lastmod}${links.join('')}</url>`)
    })
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  }

  const clock = () => now().getTime()
  serveWrittenText(app, '/sitemap.xml', 'application/xml; charset=utf-8', write, clock)
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
/** Pages of a list that are read at most: a sitemap has at most 50,000 addresses, in two languages (sitemaps.org). */
const maxPages = Math.ceil(25_000 / perPage)

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
    const rest = Array.from({ length: more }, (_, index) => query(document, index + 2))
    return [first, ...(await Promise.all(rest))]
  }
  const found = await Promise.all([query(site), all(products, 'listing'), all(stories, 'stories')])
  const isPublic = (path: string) => !personal.has(path.split('/')[1] ?? '')
  const linked = [...fixedPaths.map((url) => ({ url, modified: undefined })), ...addressesIn(found)]
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

/** Every URL in a response. */
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
