import { type ApolloClient, InMemoryCache } from '@apollo/client'
import { ListingDocument, ListingPageDocument } from './listing.generated.ts'

/** One listing: `query` is filter and sort as text, `perPage` the products of a page. */
export interface ListingKey {
  query: string
  perPage: number
}

/** The variables of one page's query. */
export const variablesOf = ({ query, perPage }: ListingKey, page: number) => ({
  ...JSON.parse(query),
  page,
  limit: perPage,
})

/** The first page also brings what stands around the grid; the others bring products alone. */
const documentOf = (page: number) => (page === 1 ? ListingDocument : ListingPageDocument)

/** How many pages the listing has, as one of its pages in the cache says. */
export function pageCountOf(client: ApolloClient, key: ListingKey, page: number) {
  const query = documentOf(page)
  // Optimistically, as components read: Apollo makes such a reading once for all.
  const data = client.readQuery({ query, variables: variablesOf(key, page) }, true)
  return data?.listing?.pagination.pageCount
}

/** Whether a page is in the cache. */
export const hasPage = (client: ApolloClient, key: ListingKey, page: number): boolean =>
  pageCountOf(client, key, page) !== undefined

/** Asks the gateway for one page. Throws when it cannot be had. */
async function askPage(
  client: ApolloClient,
  key: ListingKey,
  page: number,
  fetchPolicy: 'network-only' | 'no-cache',
  signal?: AbortSignal,
) {
  const asked = { query: documentOf(page), variables: variablesOf(key, page) }
  const context = signal ? { fetchOptions: { signal } } : {}
  const { data } = await client.query({ ...asked, fetchPolicy, context })
  if (!data?.listing) throw new Error('The listing is missing from the answer')
  return { ...asked, data }
}

/** What comes ahead of being chosen, by client and listing. */
const comingAhead = new WeakMap<ApolloClient, Map<string, Promise<void>>>()

/** Brings a listing's first page, which may be shown next; showing it in the meantime joins this. Throws as `fetchPage`. */
export function fetchAhead(client: ApolloClient, key: ListingKey): Promise<void> {
  const coming = comingAhead.get(client) ?? new Map<string, Promise<void>>()
  comingAhead.set(client, coming)
  const name = nameOf(key)
  const known = coming.get(name)
  if (known) return known
  const page = fetchPage(client, key, 1).finally(() => coming.delete(name))
  coming.set(name, page)
  return page
}

const nameOf = ({ query, perPage }: ListingKey) => `${perPage} ${query}`

/** Brings one page into the cache, unless it is there and need not be read anew. Throws when it cannot. */
export async function fetchPage(
  client: ApolloClient,
  key: ListingKey,
  page: number,
  { anew = false, signal }: { anew?: boolean; signal?: AbortSignal } = {},
) {
  if (!anew && hasPage(client, key, page)) return
  const coming = page === 1 && !anew ? comingAhead.get(client)?.get(nameOf(key)) : undefined
  if (coming) return coming
  await askPage(client, key, page, 'network-only', signal)
}

/**
 * Brings one page into the cache before anyone asks for it. It is written and not read, which is the longer part and
 * keeps a phone from answering. Throws when it cannot.
 */
export async function prefetchPage(client: ApolloClient, key: ListingKey, page: number) {
  if (hasPage(client, key, page)) return
  client.writeQuery(await askPage(client, key, page, 'no-cache'))
}

/**
 * Lets pages go; what they alone held is freed. So is all that Apollo remembers of having read: it would keep every
 * product that was ever shown, and reads what is shown once more.
 */
export function forgetPages(client: ApolloClient, key: ListingKey, pages: readonly number[]) {
  if (pages.length === 0) return
  const { filter, sort } = JSON.parse(key.query)
  for (const page of pages)
    client.cache.evict({
      id: 'ROOT_QUERY',
      fieldName: 'listing',
      args: { filter, sort, limit: key.perPage, page },
      broadcast: false,
    })
  if (client.cache instanceof InMemoryCache) client.cache.gc({ resetResultCache: true })
}

/** Which page a product stands on, so that a catalogue that shifts between two pages shows no product twice. */
export class ShownProducts {
  #pageOf = new Map<string, number>()
  #idsOf = new Map<number, string>()

  /** The products of a page that stand on none before it. Asked again with the same, it answers the same. */
  unique<Product extends { id: string }>(page: number, products: readonly Product[]): Product[] {
    const ids = products.map(({ id }) => id)
    for (const id of this.#idsOf.get(page)?.split(' ') ?? [])
      if (this.#pageOf.get(id) === page && !ids.includes(id)) this.#pageOf.delete(id)
    for (const id of ids) this.#pageOf.set(id, Math.min(this.#pageOf.get(id) ?? page, page))
    this.#idsOf.set(page, ids.join(' '))
    return products.filter(({ id }) => this.#pageOf.get(id) === page)
  }
}
