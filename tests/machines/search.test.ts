import { searchExamples } from '#machines/search/searchExamples.ts'
import { maxHistoryLength } from '#machines/search/searchSetup.ts'
import { describeMachine } from '#tests/support/testModel.ts'

const ways = new Set(['search.closed', 'history.cleared', 'suggestion.selected'])

const asked = new Set(['composing', 'debouncing', 'searching', 'found', 'noResults', 'failed'])

describeMachine({
  ...searchExamples,
  invariants: {
    'nothing is asked for fewer than three characters': ({ after }) =>
      !asked.has(after.value) || [...after.context.term].length >= 3,
    'results that are shown answer the text': ({ after }) =>
      after.value !== 'found' || after.context.resultsTerm === after.context.term,
    'nothing is asked while composing': ({ after, pending }) =>
      after.value !== 'composing' || pending.length === 0,
    'every way out tells that the search was left': ({ event, emitted }) => {
      const told = emitted.map(({ type }) => type)
      return (
        told.includes('search.finished') ===
        (ways.has(event.type) || told.includes('term.searched'))
      )
    },
    'a changed history is told': ({ before, after, emitted }) =>
      before.context.history === after.context.history ||
      emitted.some((news) => 'history' in news && news.history === after.context.history),
    'one question at a time': ({ after, pending }) =>
      pending.length === (after.value === 'searching' ? 1 : 0),
    'the keyboard points at a suggestion that exists': ({ after: { context } }) =>
      context.activeIndex >= -1 && context.activeIndex < Math.max(1, context.count),
    'old results stay until they are replaced or cleared': ({ before, event, after }) =>
      before.value !== 'found' ||
      (after.value !== 'debouncing' && after.value !== 'composing') ||
      event.type === 'search.closed' ||
      after.context.count === before.context.count,
    'the history holds six products at most, each once': ({ after: { context } }) =>
      context.history.length <= maxHistoryLength &&
      new Set(context.history.map(({ url }) => url)).size === context.history.length,
    'the product opened last stands first': ({ event, after }) =>
      !('product' in event) ||
      event.product === undefined ||
      after.context.history[0] === event.product,
    'clearing empties the history': ({ event, after }) =>
      event.type !== 'history.cleared' ||
      (after.context.history.length === 0 && after.value === 'idle'),
    'Enter leaves the search, unless there is nothing to search for': ({ before, event, after }) =>
      event.type !== 'term.submitted' ||
      !('term' in event) ||
      event.term === ' ' ||
      event.term === '' ||
      before.context.activeIndex >= 0 ||
      after.value === 'idle',
  },
})
