import type { ApolloClient } from '@apollo/client'
import { evictQueries } from '#web/core/data/client.ts'
import type { QueryRequest } from '#web/core/data/document.ts'
import { queryWithSignal } from '#web/core/data/queryWithSignal.ts'
import type { ListingFilter, ListingSort } from '#web/generated/types.ts'
import {
  ListingDocument,
  ListingPageDocument,
  type ListingPageQuery,
  type ListingPageQueryVariables,
} from './listing.generated.ts'

/** One listing: `query` is filter, sort and the products to leave out as text, `perPage` the products of a page. */
export interface ListingKey {
  query: string
  perPage: number
}

/** Returns the text of a listing that starts after the first `after` products. */
export const queryOf = (filter: ListingFilter, sort: ListingSort, after = 0) =>
  JSON.stringify({ filter, sort, ...(after > 0 && { after }) })

/** Returns the number of pages before the first one of a listing that starts later (pages.listing.page). */
export const pagesBefore = ({ query, perPage }: ListingKey): number =>
  Math.floor((JSON.parse(query).after ?? 0) / perPage)

/** The variables of one page's query. */
export function variablesOf(key: ListingKey, page: number) {
  const { after: _, ...variables } = JSON.parse(key.query)
  return { ...variables, page: page + pagesBefore(key), limit: key.perPage }
}

/** The query of the first page also selects filters, look books and the intro; that of the others only products. */
const requestOf = (
  key: ListingKey,
  page: number,
): QueryRequest<ListingPageQuery, ListingPageQueryVariables> => ({
  query: page === 1 ? ListingDocument : ListingPageDocument,
  variables: variablesOf(key, page),
})

/** Returns the number of pages of a listing from one of its cached pages; undefined if that page is not cached. */
export function pageCountOf(client: ApolloClient, key: ListingKey, page: number) {
  const data = client.readQuery(requestOf(key, page))
  const count = data?.listing?.pageCount
  return count === undefined ? undefined : Math.max(0, count - pagesBefore(key))
}

/** Whether a page is in the cache. */
export const hasPage = (client: ApolloClient, key: ListingKey, page: number): boolean =>
  pageCountOf(client, key, page) !== undefined

/** Requests one page. Rejects when the response does not contain it. */
async function requestPage(
  client: ApolloClient,
  key: ListingKey,
  page: number,
  signal?: AbortSignal,
) {
  const request = requestOf(key, page)
  const { data } = await queryWithSignal(client, {
    ...request,
    fetchPolicy: 'network-only',
    signal,
  })
  if (!data?.listing) throw new Error('The listing is missing from the response')
}

/** Prefetches in flight, by client and listing. */
interface Prefetch {
  page: Promise<void>
  controller: AbortController
}

const prefetches = new WeakMap<ApolloClient, Map<string, Prefetch>>()

/**
 * Prefetches the first page of a listing; `fetchPage` then waits for this request, and aborts it by its own signal.
 * Rejects like `fetchPage`.
 */
export function prefetchFirstPage(client: ApolloClient, key: ListingKey): Promise<void> {
  const inFlight = prefetches.get(client) ?? new Map<string, Prefetch>()
  prefetches.set(client, inFlight)
  const name = nameOf(key)
  const pending = inFlight.get(name)
  if (pending) return pending.page
  const controller = new AbortController()
  const page = fetchPage(client, key, 1, controller).finally(() => inFlight.delete(name))
  inFlight.set(name, { page, controller })
  return page
}

const nameOf = ({ query, perPage }: ListingKey) => `${perPage} ${query}`

/** Loads one page into the cache unless it is cached; with `refresh`, in any case. Rejects when it cannot be loaded. */
export async function fetchPage(
  client: ApolloClient,
  key: ListingKey,
  page: number,
  { refresh = false, signal }: { refresh?: boolean; signal?: AbortSignal } = {},
) {
  if (!refresh && hasPage(client, key, page)) return
  const inFlight = page === 1 && !refresh ? prefetches.get(client)?.get(nameOf(key)) : undefined
  if (inFlight) {
    // listing.request.abort
    signal?.addEventListener('abort', () => inFlight.controller.abort(), { once: true })
    return inFlight.page
  }
  await requestPage(client, key, page, signal)
}

/** Loads one page into the cache before it is shown. Rejects like `fetchPage`. */
export async function prefetchPage(client: ApolloClient, key: ListingKey, page: number) {
  if (!hasPage(client, key, page)) await requestPage(client, key, page)
}

/** Removes pages from the cache, with all objects that no other query refers to. */
export function evictPages(client: ApolloClient, key: ListingKey, pages: readonly number[]) {
  if (pages.length > 0)
    evictQueries(
      client,
      pages.map((page) => requestOf(key, page)),
    )
}

/** Filters out products that an earlier page has already shown (`listing.page.duplicates`). */
export class ShownProducts {
  #pageOf = new Map<string, number>()
  #idsOf = new Map<number, string>()

  /** Returns the products of a page that no earlier page contains. Idempotent. */
  unique<Product extends { id: string }>(page: number, products: readonly Product[]): Product[] {
    const ids = products.map(({ id }) => id)
    for (const id of this.#idsOf.get(page)?.split(' ') ?? [])
      if (this.#pageOf.get(id) === page && !ids.includes(id)) this.#pageOf.delete(id)
    for (const id of ids) this.#pageOf.set(id, Math.min(this.#pageOf.get(id) ?? page, page))
    this.#idsOf.set(page, ids.join(' '))
    return products.filter(({ id }) => this.#pageOf.get(id) === page)
  }
}
