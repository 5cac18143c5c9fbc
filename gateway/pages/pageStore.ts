import { LRUCache } from 'lru-cache'
import type { Lifetime } from '../cache/lifetime.ts'
import type { PageContent } from './pageContent.ts'

/** A rendered page that may be served to every visitor. */
export interface StoredPage {
  status: 200 | 404 | 410
  content: PageContent
  /** The CMS paths that the page depends on. */
  paths: readonly string[]
  lifetime: Lifetime
  /** The time from which it is rendered again in the background, in milliseconds of the clock. */
  revalidateAt: number
}

const maxLength = 512
const maxParameters = 12

/** Whether pages at a normalised URL are stored: very long URLs are not. */
export function isStorable(pageUrl: string): boolean {
  if (pageUrl.length > maxLength) return false
  const search = pageUrl.split('?', 2)[1]
  return search === undefined || search.split('&').length <= maxParameters
}

/** Shares of the budget, so that made-up queries and unknown URLs cannot displace the pages of the shop. */
const shares = { plain: 0.65, search: 0.3, notFound: 0.05 }

type Kind = keyof typeof shares

const kindOf = (pageUrl: string, status: number): Kind =>
  status === 404 || status === 410 ? 'notFound' : pageUrl.includes('?') ? 'search' : 'plain'

// Bytes of an entry besides its content: keys, paths (mostly shared strings), headers.
const overhead = 1000

const sizeOf = ({ content, paths }: StoredPage, pageUrl: string) =>
  content.brotli.length +
  (content.gzip?.length ?? 0) +
  pageUrl.length * 2 +
  paths.length * 16 +
  overhead

/** Rendered pages by normalised URL, within a budget in bytes; the least recently used are dropped first. */
export class PageStore {
  readonly #pages: Record<Kind, LRUCache<string, StoredPage>> | undefined

  /** A budget of 0 stores nothing. */
  constructor(maxBytes: number) {
    const cache = (kind: Kind) =>
      new LRUCache<string, StoredPage>({
        maxSize: Math.max(1, Math.floor(maxBytes * shares[kind])),
        sizeCalculation: sizeOf,
      })
    if (maxBytes > 0)
      this.#pages = { plain: cache('plain'), search: cache('search'), notFound: cache('notFound') }
  }

  get bytes(): number {
    return this.#all().reduce((sum, { calculatedSize }) => sum + calculatedSize, 0)
  }

  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0)
  }

  /** The page at a URL, regardless of its age. */
  get(pageUrl: string): StoredPage | undefined {
    return this.#pages?.[kindOf(pageUrl, 200)].get(pageUrl) ?? this.#pages?.notFound.get(pageUrl)
  }

  /** Stores a page and replaces the previous one. */
  set(pageUrl: string, page: StoredPage) {
    this.delete(pageUrl)
    this.#pages?.[kindOf(pageUrl, page.status)].set(pageUrl, page)
  }

  /** Adds encodings to a page if its document is unchanged. */
  addEncodings(pageUrl: string, hash: string, encodings: Partial<PageContent>) {
    const page = this.get(pageUrl)
    if (page?.content.hash === hash)
      this.set(pageUrl, { ...page, content: { ...page.content, ...encodings } })
  }

  delete(pageUrl: string) {
    for (const pages of this.#all()) pages.delete(pageUrl)
  }

  /** Drops the pages that depend on a changed path. */
  invalidate(hasChanged: (path: string) => boolean) {
    for (const pages of this.#all())
      for (const [pageUrl, page] of [...pages.entries()])
        if (page.paths.some(hasChanged)) pages.delete(pageUrl)
  }

  clear() {
    for (const pages of this.#all()) pages.clear()
  }

  #all() {
    return this.#pages ? Object.values(this.#pages) : []
  }
}
