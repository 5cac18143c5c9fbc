import { clauses } from 'virtual:spec-clauses'
import { thaiViews } from 'virtual:thai-views'
import type { PlainMachine } from '@vitrine/machines/tools/plainMachine.ts'

/** The results of a search in a machine. */
export interface Found {
  /** Ids of states and keys of transitions, to be highlighted. */
  items: ReadonlySet<string>
  /** The states to look at, one for each item: itself, or where a transition starts. */
  states: readonly string[]
}

/** Nothing was searched for, or found. */
const nothingFound: Found = { items: new Set(), states: [] }

/** Finds a text in the names, copy and clauses of states, and in the events, guards and descriptions of transitions. */
export function findStates({ states, transitions }: PlainMachine, text: string): Found {
  const query = text.trim().toLowerCase()
  if (query === '') return nothingFound
  const has = (...texts: (string | undefined)[]) =>
    texts.some((text) => text?.toLowerCase().includes(query))
  const foundStates = states
    .filter(({ parent }) => parent !== '')
    .filter(({ name, view, spec, effects }) =>
      has(name, view, thaiViews[view], spec, clauses[spec], ...effects),
    )
  const foundTransitions = transitions.filter(({ event, guard, description }) =>
    has(event, guard, description),
  )
  return {
    items: new Set([...foundStates.map(({ id }) => id), ...foundTransitions.map(({ key }) => key)]),
    states: [...foundStates.map(({ id }) => id), ...foundTransitions.map(({ source }) => source)],
  }
}
