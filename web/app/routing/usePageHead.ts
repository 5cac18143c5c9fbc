import { useMemo } from 'react'
import { useQueries } from '#web/core/data/useQueries.ts'
import type { Head, RouteMatch } from '../route.ts'
import { pageQueries } from './load.ts'

/** Returns a page's head from the data that is known, and follows that data. */
export function usePageHead(match: RouteMatch): Head {
  const address = `${match.route.path} ${JSON.stringify(match.parameters)} ${match.search}`
  const parts = useQueries(pageQueries(match))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address identifies the match, which is new in each render
  return useMemo(() => match.route.head(Object.assign({}, ...parts), match), [parts, address])
}
