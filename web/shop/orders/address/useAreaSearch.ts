import { useApolloClient } from '@apollo/client/react'
import { type SuggestResponse, searchMachine } from '@vitrine/machines/search/search.ts'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { queryWithSignal } from '#web/core/data/queryWithSignal.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { AreasDocument, type AreasQuery, useAreasQuery } from './address.generated.ts'

export type Area = NonNullable<AreasQuery['areas']>[number]

/** Returns the areas that match a text, and the functions of their search (checkout.area.search). */
export function useAreaSearch(onPick: (area: Area) => void) {
  const client = useApolloClient()
  const machine = useMemo(
    () =>
      withActors(searchMachine, () => ({
        suggest: fromPromise<SuggestResponse, { term: string }>(
          async ({ input: { term }, signal }) => {
            const { data } = await queryWithSignal(client, {
              query: AreasDocument,
              variables: { search: term },
              signal,
            })
            if (!data?.areas) throw new Error('The response contains no areas')
            return { term, count: data.areas.length }
          },
        ),
      })),
    [client],
  )
  const [state, send, actor] = useMachine(machine, { input: { history: [] } })
  const { resultsTerm, activeIndex } = state.context
  const { data } = useAreasQuery({
    variables: { search: resultsTerm },
    skip: resultsTerm === '',
    fetchPolicy: 'cache-only',
  })
  const areas = resultsTerm === '' || state.matches('noResults') ? [] : (data?.areas ?? [])
  const pick = (area: Area) => {
    send({ type: 'suggestion.selected', product: undefined })
    onPick(area)
  }

  useEffect(() => {
    const selected = actor.on('option.selected', ({ index }) => {
      const area = areas[index]
      if (area) pick(area)
    })
    return () => selected.unsubscribe()
  })

  return {
    areas,
    active: areas[activeIndex],
    hasNoResults: state.matches('noResults'),
    hasFailed: state.matches('failed'),
    type: (term: string, isComposing: boolean) =>
      send({ type: isComposing ? 'term.composed' : 'term.typed', term }),
    endComposing: () => send({ type: 'composition.ended' }),
    move: (by: 1 | -1) => send({ type: 'option.moved', by }),
    /** Selects the area that is active in the list. */
    submit: () => send({ type: 'term.submitted', term: resultsTerm }),
    pick,
    close: () => send({ type: 'search.closed' }),
  }
}
