import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  listingMachine,
  type PageRange,
  type PageResponse,
} from '@vitrine/machines/listing/listing.ts'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { queryWithSignal } from '#web/core/data/queryWithSignal.ts'
import { useQueries } from '#web/core/data/useQueries.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { StoriesDocument, type StoriesQuery } from './stories.generated.ts'
import { storiesPerPage } from './storiesUrl.ts'

/** The stories have no filters; their page selects the category. */
const newest = { filter: {}, sort: 'DEFAULT', after: 0 }

/** Loads the stories page by page with the listing machine; Apollo's cache stores them. */
export function useStories(pages: number) {
  const client = useApolloClient()
  const mustRefresh = useRef(false)
  const machine = useMemo(
    () =>
      withActors(listingMachine, () => ({
        loadPages: fromPromise<PageResponse, PageRange>(({ input, signal }) => {
          const refresh = mustRefresh.current
          mustRefresh.current = false
          return loadPages(client, input, signal, refresh)
        }),
        prefetchPage: fromPromise<unknown, PageRange>(() => Promise.resolve()),
        prefetchQuery: fromPromise<unknown, PageRange>(() => Promise.resolve()),
      })),
    [client],
  )
  const [state, send] = useMachine(machine, {
    input: { query: newest, perPage: storiesPerPage, pages },
  })
  useEffect(
    () =>
      onReturn(() => {
        mustRefresh.current = true
        send({ type: 'window.focused' })
      }),
    [send],
  )
  const shown = state.context.page || pages
  const loaded = useQueries(
    Array.from({ length: shown }, (_, index) => ({
      ...pageRequest(index + 1),
      fetchPolicy: 'cache-only' as const,
    })),
  )
  const { stories, last } = useMemo(() => joinPages(loaded.map(({ data }) => data)), [loaded])
  return {
    stories,
    shown,
    total: last?.totalCount ?? 0,
    hasMore: last ? shown < last.pageCount : false,
    hasFailed: state.matches('failed'),
    hasLoadMoreFailed: state.matches({ shown: 'loadMoreFailed' }),
    isEmpty: state.matches('empty'),
    isReady: state.matches({ shown: 'ready' }),
    isLoadingMore: state.matches({ shown: 'loadingMore' }),
    reachEnd: () => send({ type: 'end.reached' }),
    requestMore: () => {
      send({ type: 'end.reached' })
      send({ type: 'more.requested' })
    },
    retry: () => send({ type: 'load.retried' }),
  }
}

const pageRequest = (page: number) => ({
  query: StoriesDocument,
  variables: { page, limit: storiesPerPage },
})

/**
 * Concatenates the pages before the first missing one, with a story once that a newer one has moved to the next page.
 */
function joinPages(pages: readonly (StoriesQuery | undefined)[]) {
  const missing = pages.findIndex((page) => !page?.stories)
  const loaded = pages
    .slice(0, missing < 0 ? undefined : missing)
    .flatMap((page) => page?.stories ?? [])
  const byId = new Map(
    loaded.flatMap(({ nodes }) => nodes.map((story) => [story.id, story] as const)),
  )
  return { stories: [...byId.values()], last: loaded.at(-1) }
}

/** Loads pages that are not cached, with `refresh` all. Rejects when one cannot be loaded. */
async function loadPages(
  client: ApolloClient,
  { query, from, to }: PageRange,
  signal: AbortSignal,
  refresh: boolean,
): Promise<PageResponse> {
  let pageCount = 0
  for (let page = from; page <= to; page++) {
    const { data } = await queryWithSignal(client, {
      ...pageRequest(page),
      fetchPolicy: refresh ? 'network-only' : 'cache-first',
      signal,
    })
    if (!data?.stories) throw new Error('The stories are missing from the response')
    pageCount = data.stories.pageCount
  }
  return { query, pageCount }
}
