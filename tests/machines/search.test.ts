import { isSearchable } from '@vitrine/contract/search.ts'
import {
  isLongEnough,
  type SuggestResponse,
  searchMachine,
} from '@vitrine/machines/search/search.ts'
import { searchExamples } from '@vitrine/machines/search/searchExamples.ts'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const leavingEvents = new Set(['search.closed', 'history.cleared', 'suggestion.selected'])

const activeStates = new Set([
  'composing',
  'debouncing',
  'searching',
  'found',
  'noResults',
  'failed',
])

describeMachine({
  ...searchExamples,
  invariantClauses: [
    'search.history.clear',
    'search.history.limit',
    'search.history.order',
    'search.minimum',
    'search.previous-results',
    'search.stale',
  ],
  invariants: {
    'requests no suggestions for a term that is too short': ({ after }) =>
      !activeStates.has(after.value) || isSearchable(after.context.term),
    'shows results of the current text only': ({ after }) =>
      after.value !== 'found' || after.context.resultsTerm === after.context.term,
    'requests nothing during composition': ({ after, pending }) =>
      after.value !== 'composing' || pending.length === 0,
    'emits search.finished whenever the search is left': ({ event, emitted }) => {
      const types = emitted.map(({ type }) => type)
      return (
        types.includes('search.finished') ===
        (leavingEvents.has(event.type) || types.includes('term.searched'))
      )
    },
    'emits a changed history': ({ before, after, emitted }) =>
      before.context.history === after.context.history ||
      emitted.some((event) => 'history' in event && event.history === after.context.history),
    'has at most one request in flight': ({ after, pending }) =>
      pending.length === (after.value === 'searching' ? 1 : 0),
    'has neither text nor results when it was left': ({ event, after: { context } }) =>
      !leavingEvents.has(event.type) || (context.term === '' && context.count === 0),
    'has no results when idle': ({ after }) =>
      after.value !== 'idle' || (after.context.count === 0 && after.context.resultsTerm === ''),
    'Enter opens the active suggestion': ({ before, event, emitted }) =>
      event.type !== 'term.submitted' ||
      before.value !== 'found' ||
      before.context.activeIndex < 0 ||
      emitted.some((item) => 'index' in item && item.index === before.context.activeIndex),
    'the active suggestion exists': ({ after: { context } }) =>
      context.activeIndex >= -1 && context.activeIndex < Math.max(1, context.count),
    'keeps previous results until they are replaced or cleared': ({ before, event, after }) =>
      before.value !== 'found' ||
      (after.value !== 'debouncing' && after.value !== 'composing') ||
      event.type === 'search.closed' ||
      after.context.count === before.context.count,
    'the history has at most six different products': ({ after: { context } }) =>
      context.history.length <= 6 &&
      new Set(context.history.map(({ url }) => url)).size === context.history.length,
    'the latest product is first in the history': ({ event, after }) =>
      !('product' in event) ||
      event.product === undefined ||
      after.context.history[0] === event.product,
    'Clear empties the history': ({ event, after }) =>
      event.type !== 'history.cleared' ||
      (after.context.history.length === 0 && after.value === 'idle'),
    'Enter without a suggestion leaves the search, and does nothing in an empty field': ({
      before,
      event,
      after,
    }) => {
      if (event.type !== 'term.submitted' || !('term' in event)) return true
      if (before.context.activeIndex >= 0) return true
      const isText = String(event.term).trim() !== ''
      return isText ? after.value === 'idle' : after.value === before.value
    },
  },
})

/** A search with a clock of its own, and the texts that it has requested suggestions for. */
function openSearch() {
  const clock = new SimulatedClock()
  const requested: string[] = []
  const suggest = fromPromise<SuggestResponse, { term: string }>(async ({ input }) => {
    requested.push(input.term)
    return { ...input, count: 1 }
  })
  const machine = searchMachine.provide({ actors: { suggest } })
  const actor = createActor(machine, { clock, input: { history: [] } }).start()
  return { actor, clock, requested }
}

test('suggestions are requested 250 ms after the last change', () => {
  covers('search.debounce', 'search.minimum')

  const { actor, clock, requested } = openSearch()
  for (const term of ['s', 'si', 'sil', 'silk']) {
    actor.send({ type: 'term.typed', term })
    clock.increment(249)
  }
  expect(requested).toEqual([])
  clock.increment(1)
  expect(requested).toEqual(['silk'])
})

test('a text that is being composed requests nothing until it has been unchanged for 600 ms', () => {
  covers('search.composition')

  const { actor, clock, requested } = openSearch()
  for (const term of ['ผ้า', 'ผ้าไ', 'ผ้าไหม']) {
    actor.send({ type: 'term.composed', term })
    clock.increment(599)
  }
  expect(requested).toEqual([])
  clock.increment(1)
  expect(requested).toEqual(['ผ้าไหม'])
})

test.for([
  ...[
    ['si', false],
    ['sil', true],
    [' si ', false],
    ['ก', false],
    ['ดำ', true],
    ['ขา', true],
  ],
  ...[
    ['39', true],
    ['7', false],
    ['XL', false],
    ['s\u200bi', false],
    ['黒', false],
    ['黒い', true],
  ],
] as const)(
  'the search, the gateway and the CMS agree whether %s is long enough',
  ([term, expected]) => {
    expect([isLongEnough(term), isSearchable(term)]).toEqual([expected, expected])
  },
)
