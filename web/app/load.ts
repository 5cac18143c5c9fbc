import type { ApolloClient } from '@apollo/client'
import { nextTask } from '../lib/nextTask.ts'
import type { PageQuery, RouteMatch } from './route.ts'
import { siteQuery } from './siteQuery.ts'

/** Everything that a page shows before anyone is known, loaded side by side. */
export function pageQueries({ route, parameters, search }: RouteMatch): PageQuery[] {
  return [siteQuery, ...route.queries({ parameters, search })]
}

/** What went wrong while a page's queries ran: nothing, or the code to tell people's helpers. */
export interface LoadOutcome {
  data: object
  errorCode: string | undefined
}

/**
 * Runs the queries in parallel. A failed part leaves its gap; it never takes the others down. With `keeps: 'whole'`
 * an answer with gaps is not kept, so that it cannot be taken for a page that does not exist.
 */
export async function loadPage(
  client: ApolloClient,
  match: RouteMatch,
  fetchPolicy: 'cache-first' | 'network-only' = 'cache-first',
  keeps: 'gaps' | 'whole' = 'gaps',
): Promise<LoadOutcome> {
  const errorPolicy = keeps === 'gaps' ? 'all' : 'none'
  const results = await Promise.all(
    pageQueries(match).map(({ document, variables }) =>
      client
        .query({ query: document, variables: variables as never, errorPolicy, fetchPolicy })
        .catch((error: Error) => ({ data: undefined, error })),
    ),
  )
  const failed = results.find((result) => result.error)
  return {
    data: Object.assign({}, ...results.map((result) => result.data ?? {})),
    errorCode: failed?.error ? codeOf(failed.error) : undefined,
  }
}

function codeOf(error: object): string {
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return first?.extensions?.code ?? 'UNREACHABLE'
}

/** What the cache already holds of a page, merged; parts not loaded yet are missing. */
export function readPage(client: ApolloClient, match: RouteMatch): object {
  return Object.assign({}, ...pageQueries(match).map((query) => readPart(client, query)))
}

/**
 * Reads a page part by part, between which the browser may do something else: Apollo keeps what it has read, and what it
 * has found out about a document the first time that someone watches it.
 */
export async function readPageAhead(client: ApolloClient, match: RouteMatch): Promise<void> {
  for (const query of pageQueries(match)) {
    readPart(client, query)
    await nextTask()
    client.watchQuery({ query: query.document, variables: query.variables as never })
    await nextTask()
  }
}

/** Reads optimistically, as components do, so that it is the same reading as theirs: Apollo makes it once. */
function readPart(client: ApolloClient, { document, variables }: PageQuery): object {
  return client.readQuery({ query: document, variables: variables as never }, true) ?? {}
}
