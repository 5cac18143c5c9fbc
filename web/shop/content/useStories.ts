import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { listingMachine } from '#machines/listing.ts'
import type { PageRange, PageReply } from '#machines/listingSetup.ts'
import { useMachine } from '#web/lib/machines.ts'
import { StoriesDocument, useStoriesQuery } from './stories.generated.ts'
import { storiesPerPage } from './storiesAddress.ts'

/** The list of stories by the machine of every listing; the stories themselves live in Apollo's cache. */
export function useStories(pages: number) {
  const client = useApolloClient()
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
          prefetchPage: fromPromise<unknown, PageRange>(() => Promise.resolve()),
        },
      }),
    [client],
  )
  const { data } = useStoriesQuery({
    variables: { page: 1, limit: storiesPerPage },
    fetchPolicy: 'cache-only',
  })
  const [state, send] = useMachine(machine, {
    input: { query: 'stories', perPage: storiesPerPage, pages },
  })
  useEffect(() => {
    const focused = () => {
      isStale.current = true
      send({ type: 'window.focused' })
    }
    window.addEventListener('focus', focused)
    return () => window.removeEventListener('focus', focused)
  }, [send])
  const shown = state.context.page || pages
  const list = data?.posts
  return {
    stories: list?.posts.slice(0, shown * storiesPerPage) ?? [],
    shown,
    total: list?.pagination.total ?? 0,
    hasMore: list ? shown < list.pagination.pageCount : false,
    hasFailed: state.matches('failed'),
    hasStalled: state.matches({ shown: 'stalled' }),
    isEmpty: state.matches('empty'),
    isReady: state.matches({ shown: 'ready' }),
    isExtending: state.matches({ shown: 'extending' }),
    reachEnd: () => send({ type: 'end.reached' }),
    requestMore: () => {
      send({ type: 'end.reached' })
      send({ type: 'more.requested' })
    },
    retry: () => send({ type: 'load.retried' }),
  }
}

function readStories(client: ApolloClient) {
  const variables = { page: 1, limit: storiesPerPage }
  return client.readQuery({ query: StoriesDocument, variables })?.posts
}

/** Brings pages into the cache: those that are not there yet, or all of them `anew`. */
async function loadPages(
  client: ApolloClient,
  { query, from, to }: PageRange,
  signal: AbortSignal,
  anew: boolean,
): Promise<PageReply> {
  for (let page = from; page <= to; page++) {
    const cached = anew ? undefined : readStories(client)
    if (cached && cached.posts.length >= Math.min(page * storiesPerPage, cached.pagination.total))
      continue
    const { data } = await client.query({
      query: StoriesDocument,
      variables: { page, limit: storiesPerPage },
      fetchPolicy: 'network-only',
      context: { fetchOptions: { signal } },
    })
    if (!data?.posts) throw new Error('The stories are missing from the answer')
  }
  return { query, pageCount: readStories(client)?.pagination.pageCount ?? 0 }
}
