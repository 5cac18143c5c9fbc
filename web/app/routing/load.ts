import type { ApolloClient } from '@apollo/client'
import { nextTask } from '#web/boot/tasks.ts'
import { type GraphQLResponse, toApiError } from '#web/core/data/apiError.ts'
import type { PageQuery } from '#web/core/page/pageQuery.ts'
import { preloaded } from '#web/core/page/pageQuery.ts'
import { FrameDocument, SiteDocument } from '#web/core/site.generated.ts'
import type { PageMatch } from './matchPage.ts'

/** The data that header and footer need on every page. */
const frameQuery = preloaded(FrameDocument, {})

/** The contents of menus and footer, which the server renders and the browser does not hydrate. */
const siteQuery = preloaded(SiteDocument, {})

/** The queries of a page for an anonymous visitor, whose results are its state. */
export function pageQueries({ page, ...request }: PageMatch): PageQuery[] {
  return [frameQuery, ...page.queries(request)]
}

/** Queries whose results are in the server's markup, but not in the page's state. */
export const markupQueries: readonly PageQuery[] = [siteQuery]

/** The queries from which the server renders a page: those for its markup alone, then those of its state. */
export function renderQueries(match: PageMatch): PageQuery[] {
  return [...markupQueries, ...pageQueries(match)]
}

/**
 * Returns the data of a page's own queries, the last of the given results. Queries of the frame have fields of the same
 * names.
 */
export function ownData({ page, ...request }: PageMatch, results: readonly unknown[]): object {
  const pageResults = results.slice(results.length - page.queries(request).length)
  return Object.assign({}, ...pageResults)
}

/** A page's data, and the error code to report when a query failed. */
export interface LoadOutcome {
  data: object
  errorCode: string | undefined
}

type LoadOptions = Pick<ApolloClient.QueryOptions, 'fetchPolicy' | 'errorPolicy'>

/**
 * Runs a page's queries in parallel, each with its own failure. By default a response with errors is not cached,
 * because its missing fields would look like a page that does not exist.
 */
export async function loadPage(
  client: ApolloClient,
  match: PageMatch,
  { fetchPolicy = 'cache-first', errorPolicy = 'none' }: LoadOptions = {},
): Promise<LoadOutcome> {
  const results = await Promise.all(
    pageQueries(match).map(({ query, variables }) =>
      client
        .query({ query, variables, errorPolicy, fetchPolicy })
        .catch((error: unknown) => ({ data: undefined, error })),
    ),
  )
  const failure = results.find(({ error }) => error)
  return {
    data: ownData(
      match,
      results.map(({ data }) => data),
    ),
    errorCode: failure && toApiError(failure.error).code,
  }
}

/** Stores the responses from which the server rendered a page, in the order of its queries. */
export function seedPage(
  client: ApolloClient,
  queries: readonly PageQuery[],
  responses: readonly (GraphQLResponse | null)[],
): void {
  queries.forEach((request, index) => {
    const data = responses[index]?.data
    if (data) client.writeQuery({ ...request, data })
  })
}

/** Reads a page's data before it is shown, each query in its own task: Apollo memoises reads, of which the first is slow. */
export async function readPageAhead(client: ApolloClient, match: PageMatch): Promise<void> {
  for (const request of pageQueries(match)) {
    client.readQuery(request)
    await nextTask()
  }
}

/** Whether all data of a page is in memory. */
export const isPageLoaded = (client: ApolloClient, match: PageMatch): boolean =>
  pageQueries(match).every((request) => client.readQuery(request) !== null)
