import { searchExamples } from '#machines/search/searchExamples.ts'
import { longestHistory } from '#machines/search/searchSetup.ts'
import { describeMachine } from '#tests/support/testModel.ts'

const ways = new Set(['search.closed', 'history.cleared', 'suggestion.picked'])

const asked = new Set(['composing', 'waiting', 'searching', 'found', 'resultless', 'failed'])

describeMachine({
  ...searchExamples,
  invariants: {
    'nothing is asked for fewer than three characters': ({ after }) =>
      !asked.has(after.value) || [...after.context.term].length >= 3,
    'results that are shown answer the text': ({ after }) =>
      after.value !== 'found' || after.context.answered === after.context.term,
    'nothing is asked while composing': ({ after, underWay }) =>
      after.value !== 'composing' || underWay.length === 0,
    'every way out tells that the search was left': ({ event, emitted }) => {
      const told = emitted.map(({ type }) => type)
      return (
        told.includes('search.left') === (ways.has(event.type) || told.includes('term.searched'))
      )
    },
    'a changed history is told': ({ before, after, emitted }) =>
      before.context.history === after.context.history ||
      emitted.some((news) => 'history' in news && news.history === after.context.history),
    'one question at a time': ({ after, underWay }) =>
      underWay.length === (after.value === 'searching' ? 1 : 0),
    'the keyboard points at a suggestion that exists': ({ after: { context } }) =>
      context.active >= -1 && context.active < Math.max(1, context.count),
    'old results stay until they are replaced or cleared': ({ before, event, after }) =>
      before.value !== 'found' ||
      (after.value !== 'waiting' && after.value !== 'composing') ||
      event.type === 'search.closed' ||
      after.context.count === before.context.count,
    'the history holds six products at most, each once': ({ after: { context } }) =>
      context.history.length <= longestHistory &&
      new Set(context.history.map(({ url }) => url)).size === context.history.length,
    'the product opened last stands first': ({ event, after }) =>
      !('product' in event) ||
      event.product === undefined ||
      after.context.history[0] === event.product,
    'clearing empties the history': ({ event, after }) =>
      event.type !== 'history.cleared' ||
      (after.context.history.length === 0 && after.value === 'idle'),
    'Enter without a suggestion leaves the search from three characters on, and does nothing with fewer':
      ({ before, event, after }) => {
        if (event.type !== 'term.submitted' || !('term' in event)) return true
        if (before.context.active >= 0) return true
        const isLong = String(event.term).trim().length >= 3
        return isLong ? after.value === 'idle' : after.value === before.value
      },
  },
})
