import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  type HistoryEntry,
  maxHistoryLength,
  type SuggestResponse,
  searchMachine,
} from '@vitrine/machines/search/search.ts'
import { useEffect, useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { queryWithSignal } from '#web/core/data/queryWithSignal.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { localArea, storage } from '#web/lib/storage.ts'
import { pathTo } from '#web/paths.ts'
import { SuggestionsDocument, useSuggestionsQuery } from './search.generated.ts'
import { listboxOptions, type Option, plainSuggestion, searchUrl } from './suggestions.ts'

const entries = z.array(z.object({ value: z.string(), url: z.string() }))

const stored = storage<readonly HistoryEntry[]>('search_history', entries, { area: localArea })

/** Returns the products that were opened from the search, newest first (search.history.*). */
const readHistory = (): readonly HistoryEntry[] =>
  (stored.read() ?? [])
    .filter(({ url }) => url.startsWith(pathTo('product', { slug: '' })))
    .slice(0, maxHistoryLength)

/** Stores the history for the next visit. */
const writeHistory = stored.write

export type SearchDrawerState = ReturnType<typeof useSearchDrawer>

/**
 * The state of the search: the machine decides when to send a request, Apollo's cache has the suggestions (search.*).
 */
export function useSearchDrawer(close: () => void) {
  const client = useApolloClient()
  const machine = useMemo(
    () =>
      withActors(searchMachine, () => ({
        suggest: fromPromise<SuggestResponse, { term: string }>(({ input, signal }) =>
          suggest(client, input.term, signal),
        ),
      })),
    [client],
  )
  const [stored] = useState(readHistory)
  const [typed, setTyped] = useState('')
  const [state, send, actor] = useMachine(machine, { input: { history: stored } })
  const { resultsTerm, activeIndex, history } = state.context
  const { data } = useSuggestionsQuery({
    variables: { text: resultsTerm },
    skip: resultsTerm === '',
    fetchPolicy: 'cache-only',
  })
  const suggestions = resultsTerm === '' ? [] : (data?.suggestions ?? [])
  const options = listboxOptions(suggestions)
  const correction = suggestions.find(({ __typename }) => __typename === 'SearchedForSuggestion')
  const open = (option: Option) => {
    const product =
      option.__typename === 'ProductSuggestion'
        ? { value: plainSuggestion(option.html), url: option.url }
        : undefined
    send({ type: 'suggestion.selected', product })
    navigate(option.url)
  }
  const search = (term: string) => navigate(searchUrl(term))

  useEffect(() => {
    const subscriptions = [
      actor.on('history.changed', ({ history }) => writeHistory(history)),
      actor.on('search.finished', close),
      actor.on('term.searched', ({ term }) => search(term)),
      actor.on('option.selected', ({ index }) => {
        const option = options[index]
        if (option) open(option)
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  })

  return {
    typed,
    suggestions,
    active: options[activeIndex],
    history,
    /** The number of suggestions for the current text. */
    suggestionCount: state.matches('found') ? options.length : 0,
    isSearching: state.matches('searching'),
    hasNoResults: state.matches('noResults'),
    hasFailed: state.matches('failed'),
    /** The text that finds nothing and the one whose suggestions are shown in its place (search.layout). */
    correction:
      correction?.__typename === 'SearchedForSuggestion'
        ? { text: resultsTerm, searched: correction.value, brand: correction.notCarried }
        : undefined,
    type: (term: string, isComposing: boolean) => {
      setTyped(term)
      send({ type: isComposing ? 'term.composed' : 'term.typed', term })
    },
    endComposing: () => send({ type: 'composition.ended' }),
    submit: () => send({ type: 'term.submitted', term: typed }),
    searchFor: (term: string) => send({ type: 'term.submitted', term }),
    move: (by: 1 | -1) => send({ type: 'option.moved', by }),
    open,
    openAgain: (product: HistoryEntry) => {
      send({ type: 'suggestion.selected', product })
      navigate(product.url)
    },
    clearHistory: () => send({ type: 'history.cleared' }),
    retry: () => send({ type: 'search.retried' }),
    leave: () => send({ type: 'search.closed' }),
  }
}

async function suggest(
  client: ApolloClient,
  term: string,
  signal: AbortSignal,
): Promise<SuggestResponse> {
  const { data } = await queryWithSignal(client, {
    query: SuggestionsDocument,
    variables: { text: term },
    signal,
  })
  if (!data?.suggestions) throw new Error('The response contains no suggestions')
  return { term, count: listboxOptions(data.suggestions).length }
}
