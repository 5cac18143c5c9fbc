import { LRUCache } from 'lru-cache'
import type { Lifetime } from '../cache/lifetime.ts'
import type { PageContent } from './pageContent.ts'

/** A finished page that every visitor may be given. */
export interface StoredPage {
  status: 200 | 404
  content: PageContent
  /** The CMS's paths that it was made of. */
  paths: readonly string[]
  lifetime: Lifetime
  /** When it is made anew in the background, by the clock in milliseconds. */
  revalidateAt: number
}

const maxLength = 512
const maxParameters = 12

/** Whether pages at a normalised address are stored. Longer and odder ones are nobody's bookmark. */
export function isStorable(address: string): boolean {
  if (address.length > maxLength) return false
  const search = address.split('?', 2)[1]
  return search === undefined || search.split('&').length <= maxParameters
}

/** Shares of the budget. What is cheap to make up in great numbers cannot displace the shop's own addresses. */
const shares = { plain: 0.65, search: 0.3, notFound: 0.05 }

type Kind = keyof typeof shares

const kindOf = (address: string, status: number): Kind =>
  status === 404 ? 'notFound' : address.includes('?') ? 'search' : 'plain'

// What an entry costs besides its bytes: keys, paths (mostly shared texts), headers.
const overhead = 1000

const sizeOf = ({ content, paths }: StoredPage, address: string) =>
  content.brotli.length +
  (content.gzip?.length ?? 0) +
  address.length * 2 +
  paths.length * 16 +
  overhead

/** Finished pages by their normalised address, within a budget of bytes; the least recently used are dropped first. */
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

  /** Bytes in use. */
  get bytes(): number {
    return this.#all().reduce((sum, { calculatedSize }) => sum + calculatedSize, 0)
  }

  /** How many pages are stored. */
  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0)
  }

  /** The page at an address, however old. */
  get(address: string): StoredPage | undefined {
    return this.#pages?.[kindOf(address, 200)].get(address) ?? this.#pages?.notFound.get(address)
  }

  /** Stores a page in the place of the one before. */
  set(address: string, page: StoredPage) {
    this.delete(address)
    this.#pages?.[kindOf(address, page.status)].set(address, page)
  }

  /** Adds forms to a page if it still has the same document. */
  addForms(address: string, hash: string, forms: Partial<PageContent>) {
    const page = this.get(address)
    if (page?.content.hash === hash)
      this.set(address, { ...page, content: { ...page.content, ...forms } })
  }

  delete(address: string) {
    for (const pages of this.#all()) pages.delete(address)
  }

  /** Drops every page that was made of something that has changed. */
  forget(hasChanged: (path: string) => boolean) {
    for (const pages of this.#all())
      for (const [address, page] of [...pages.entries()])
        if (page.paths.some(hasChanged)) pages.delete(address)
  }

  clear() {
    for (const pages of this.#all()) pages.clear()
  }

  #all() {
    return this.#pages ? Object.values(this.#pages) : []
  }
}
