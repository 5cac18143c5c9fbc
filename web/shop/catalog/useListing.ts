import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { listingMachine } from '#machines/listing.ts'
import type { PageRange, PageReply } from '#machines/listingSetup.ts'
import { useMachine } from '#web/lib/machines.ts'
import type { ListingFilter, ListingSort } from '../../generated/types.ts'
import { ListingDocument, useListingQuery } from './listing.generated.ts'

interface ListingRequest {
  filter: ListingFilter
  sort: ListingSort
  /** Products a page. */
  limit: number
}

/** The machine decides when to load; Apollo's cache holds what was loaded. */
export function useListing({ filter, sort, limit }: ListingRequest) {
  const client = useApolloClient()
  const query = JSON.stringify({ filter, sort })
  const isStale = useRef(false)
  const machine = useMemo(
    () =>
      listingMachine.provide({
        actors: {
          loadPages: fromPromise<PageReply, PageRange>(({ input, signal }) => {
            const anew = isStale.current
            isStale.current = false
            return loadPages(client, input, signal, anew)
          }),
          prefetchPage: fromPromise<unknown, PageRange>(({ input, signal }) =>
            loadPages(client, input, signal, false),
          ),
        },
      }),
    [client],
  )
  const { data, previousData } = useListingQuery({
    variables: { filter, sort, limit },
    fetchPolicy: 'cache-only',
  })
  const [state, send] = useMachine(machine, {
    input: { query, perPage: limit, pages: pagesOf(data?.listing?.products.length ?? 0, limit) },
  })

  useEffect(() => {
    const pages = pagesOf(readListing(client, query, limit)?.products.length ?? 0, limit)
    send({ type: 'query.changed', query, pages })
  }, [client, query, limit, send])
  useEffect(() => {
    send({ type: 'density.changed', perPage: limit, firstVisible: firstVisibleTile() })
  }, [limit, send])
  useEffect(() => {
    const focused = () => {
      isStale.current = true
      send({ type: 'window.focused' })
    }
    window.addEventListener('focus', focused)
    return () => window.removeEventListener('focus', focused)
  }, [send])

  const answered = state.context.query === query
  const isRebasing = answered && state.matches({ shown: 'rebasing' })
  const listing = data?.listing ?? (isRebasing ? previousData?.listing : undefined)
  const pages = answered ? state.context.page || state.context.range.to : 1
  return {
    listing,
    products: listing?.products.slice(0, pages * limit) ?? [],
    isRebasing,
    isEmpty: answered && state.matches('empty'),
    hasFailed: answered && state.matches('failed'),
    hasStalled: answered && state.matches({ shown: 'stalled' }),
    isReady: answered && state.matches({ shown: 'ready' }),
    isExtending: answered && state.matches({ shown: 'extending' }),
    canRequestMore: answered && state.matches({ shown: 'paused' }),
    isComplete: answered && state.matches({ shown: 'complete' }),
    reachEnd: () => send({ type: 'end.reached' }),
    requestMore: () => send({ type: 'more.requested' }),
    retry: () => send({ type: 'load.retried' }),
  }
}

const pagesOf = (products: number, limit: number) => Math.max(1, Math.ceil(products / limit))

function readListing(client: ApolloClient, query: string, limit: number) {
  const variables = { ...JSON.parse(query), limit }
  return client.readQuery({ query: ListingDocument, variables })?.listing
}

/** Brings pages into the cache: those that are not there yet, or all of them `anew`. */
async function loadPages(
  client: ApolloClient,
  range: PageRange,
  signal: AbortSignal,
  anew: boolean,
): Promise<PageReply> {
  const { query, perPage } = range
  for (let page = range.from; page <= range.to; page++) {
    const cached = readListing(client, query, perPage)
    if (!anew && cached && isCached(cached, page, perPage)) continue
    const { data } = await client.query({
      query: ListingDocument,
      variables: { ...JSON.parse(query), page, limit: perPage },
      fetchPolicy: 'network-only',
      context: { fetchOptions: { signal } },
    })
    if (!data?.listing) throw new Error('The listing is missing from the answer')
  }
  const pageCount = readListing(client, query, perPage)?.pagination.pageCount ?? 0
  return { query, pageCount }
}

function isCached(
  listing: { products: unknown[]; pagination: { total: number } },
  page: number,
  perPage: number,
) {
  return listing.products.length >= Math.min(page * perPage, listing.pagination.total)
}

/** The place of the first product card that can be seen, counted from 0. */
function firstVisibleTile() {
  const cards = [...document.querySelectorAll('[data-product-index]')]
  const first = cards.find((card) => card.getBoundingClientRect().bottom > 0)
  return Number(first?.getAttribute('data-product-index') ?? 0)
}
