import type { ApolloClient } from '@apollo/client'
import type { PagedQuery } from '@vitrine/machines/listing/listing.ts'
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

/** The filters, the sort order and the first product of a listing. */
export interface ListingParameters extends PagedQuery {
  filter: ListingFilter
  sort: ListingSort
}

/** A listing, in pages of `perPage` products. */
export interface ListingKey {
  query: ListingParameters
  perPage: number
}

/** Returns the number of pages before the first one of a listing that starts later (pages.listing.page). */
export const pagesBefore = ({ query, perPage }: ListingKey): number =>
  Math.floor(query.after / perPage)

/** Returns the variables of one page's query. */
export const pageVariables = (key: ListingKey, page: number) => ({
  filter: key.query.filter,
  sort: key.query.sort,
  page: page + pagesBefore(key),
  limit: key.perPage,
})

/** The query of the first page also selects filters, look books and the intro; that of the others only products. */
const pageRequest = (
  key: ListingKey,
  page: number,
): QueryRequest<ListingPageQuery, ListingPageQueryVariables> => ({
  query: page === 1 ? ListingDocument : ListingPageDocument,
  variables: pageVariables(key, page),
})

/** Returns the number of pages of a listing from one of its cached pages; undefined if that page is not cached. */
export function readPageCount(client: ApolloClient, key: ListingKey, page: number) {
  const data = client.readQuery(pageRequest(key, page))
  const count = data?.listing?.pageCount
  return count === undefined ? undefined : Math.max(0, count - pagesBefore(key))
}

/** Whether a page is in the cache. */
export const hasPage = (client: ApolloClient, key: ListingKey, page: number): boolean =>
  readPageCount(client, key, page) !== undefined

/**
 * Loads one page into the cache unless it is cached, with `refresh` in any case; Apollo Client sends one request for
 * simultaneous calls, and aborts it once all their signals have aborted (listing.request.abort). Rejects when the
 * response does not contain the page.
 */
export async function fetchPage(
  client: ApolloClient,
  key: ListingKey,
  page: number,
  { refresh = false, signal }: { refresh?: boolean; signal?: AbortSignal | undefined } = {},
) {
  if (!refresh && hasPage(client, key, page)) return
  const { data } = await queryWithSignal(client, {
    ...pageRequest(key, page),
    fetchPolicy: 'network-only',
    signal,
  })
  if (!data?.listing) throw new Error('The listing is missing from the response')
}

/** Removes pages from the cache, with all objects that no other query refers to. */
export function evictPages(client: ApolloClient, key: ListingKey, pages: readonly number[]) {
  if (pages.length > 0)
    evictQueries(
      client,
      pages.map((page) => pageRequest(key, page)),
    )
}

/** Filters out products that an earlier page has already shown (`listing.page.duplicates`). */
export class ShownProducts {
  #pageOf = new Map<string, number>()
  #idsOf = new Map<number, string>()

  /** Returns the products of a page that no earlier page contains, the same for each call. */
  unique<Product extends { id: string }>(page: number, products: readonly Product[]): Product[] {
    const ids = products.map(({ id }) => id)
    for (const id of this.#idsOf.get(page)?.split(' ') ?? [])
      if (this.#pageOf.get(id) === page && !ids.includes(id)) this.#pageOf.delete(id)
    for (const id of ids) this.#pageOf.set(id, Math.min(this.#pageOf.get(id) ?? page, page))
    this.#idsOf.set(page, ids.join(' '))
    return products.filter(({ id }) => this.#pageOf.get(id) === page)
  }
}
