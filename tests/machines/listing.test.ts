import { listingExamples } from '#machines/listing/listingExamples.ts'
import type { PageReply } from '#machines/listing/listingSetup.ts'
import { describeMachine } from '#tests/support/testModel.ts'

const isOfAnother = (query: string, event: object) =>
  'output' in event && event.output !== undefined && (event.output as PageReply).query !== query

describeMachine({
  ...listingExamples,
  invariants: {
    'the list is complete exactly when every page is shown': ({ after }) =>
      !(after.matches({ shown: 'ready' }) || after.matches({ shown: 'complete' })) ||
      after.matches({ shown: 'complete' }) === (after.context.page === after.context.pageCount),
    'pages follow one another': ({ before, after }) =>
      after.context.page <= before.context.page + 1 || after.context.requestedPages.from === 1,
    'no more pages are shown than there are': ({ after }) =>
      after.context.page <= after.context.pageCount,
    'pages that are shown are of the query in the URL': ({ before, event, after }) =>
      (before.context.query === after.context.query || after.context.page === 0) &&
      (!isOfAnother(before.context.query, event) || after.context.page === before.context.page),
    'at most one request for pages is under way': ({ pending }) =>
      pending.filter((id) => id === 'loadPages').length <= 1,
    'what is asked for next is the page after the last': ({ after }) =>
      !after.matches({ shown: 'loadingMore' }) ||
      after.context.requestedPages.from === after.context.page + 1,
    'the pages to restore are all asked for when the density is known': ({
      event,
      before,
      after,
    }) =>
      event.type !== 'density.changed' ||
      !('pages' in event && 'perPage' in event) ||
      before.context.perPage === event.perPage ||
      after.context.requestedPages.to === event.pages,
    'a focus asks for all that is shown': ({ after }) =>
      !after.matches({ shown: 'refreshing' }) ||
      (after.context.requestedPages.from === 1 &&
        after.context.requestedPages.to === after.context.page),
  },
})
