import { listingExamples } from '#machines/listing/listingExamples.ts'
import type { PageReply } from '#machines/listing/listingSetup.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const isOfAnother = (query: string, event: object) =>
  'output' in event && event.output !== undefined && (event.output as PageReply).query !== query

describeMachine({
  ...listingExamples,
  invariants: {
    'is complete only when every page is shown': ({ after }) =>
      !(after.matches({ shown: 'ready' }) || after.matches({ shown: 'complete' })) ||
      after.matches({ shown: 'complete' }) === (after.context.page === after.context.pageCount),
    'appends pages in order': ({ before, after }) =>
      after.context.page <= before.context.page + 1 || after.context.requestedPages.from === 1,
    'never shows more pages than exist': ({ after }) =>
      after.context.page <= after.context.pageCount,
    'shows pages of the current query only': ({ before, event, after }) =>
      (before.context.query === after.context.query || after.context.page === 0) &&
      (!isOfAnother(before.context.query, event) || after.context.page === before.context.page),
    'has at most one request for pages in flight': ({ pending }) =>
      pending.filter((id) => id === 'loadPages').length <= 1,
    'requests the page after the last one next': ({ after }) =>
      !after.matches({ shown: 'loadingMore' }) ||
      after.context.requestedPages.from === after.context.page + 1,
    'requests all pages to restore when the density is known': ({ event, before, after }) =>
      event.type !== 'density.changed' ||
      !('pages' in event && 'perPage' in event) ||
      before.context.perPage === event.perPage ||
      after.context.requestedPages.to === event.pages,
    'requests the query that was chosen last': ({ event, after }) =>
      event.type !== 'query.changed' || !('query' in event) || after.context.query === event.query,
    'refetches all displayed pages on focus': ({ after }) =>
      !after.matches({ shown: 'refreshing' }) ||
      (after.context.requestedPages.from === 1 &&
        after.context.requestedPages.to === after.context.page),
  },
})
