import { useMemo } from 'react'
import { useQueries } from '#web/core/data/useQueries.ts'
import type { Head } from '#web/core/page/head.ts'
import { ownData, pageQueries } from './load.ts'
import type { PageMatch } from './matchPage.ts'

/**
 * Returns a page's head from the data in memory, and follows changes of that data. A URL that its data shows to be
 * missing is not indexed, whatever its page (pages.noindex).
 */
export function usePageHead(match: PageMatch): Head {
  const matchKey = `${match.page.path} ${JSON.stringify(match.parameters)} ${match.search}`
  const states = useQueries(
    pageQueries(match).map((query) => ({ ...query, fetchPolicy: 'cache-only' as const })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL identifies the match, which is new in each render
  return useMemo(
    () =>
      headOf(
        match,
        ownData(
          match,
          states.map(({ data }) => data),
        ),
      ),
    [states, matchKey],
  )
}

function headOf({ page, ...request }: PageMatch, data: object): Head {
  const head = page.head(data, request)
  return page.exists(data, request) === false ? { ...head, robots: 'noindex' } : head
}
