import { nextTask } from '#web/boot/nextTask.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import type { GraphQLResponse } from '#web/core/data/graphqlResponse.ts'
import type { FetchOptions } from '#web/core/data/operations.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import type { PageQuery } from '#web/core/page/pageQuery.ts'
import type { PageMatch } from './matchPage.ts'
import { frameQuery, siteQuery } from './siteQuery.ts'

/** The queries of a page for an anonymous visitor, whose results are its state. */
export function pageQueries({ page, ...request }: PageMatch): PageQuery[] {
  return [frameQuery, ...page.queries(request)]
}

/** Queries whose results only the server's markup contains, not the page's state. */
export const markupQueries: readonly PageQuery[] = [siteQuery]

/** The queries from which the server renders a page: those for its markup alone, then those of its state. */
export function renderQueries(match: PageMatch): PageQuery[] {
  return [...markupQueries, ...pageQueries(match)]
}

/** A page's data, and the error code to report when a query failed. */
export interface LoadOutcome {
  data: object
  errorCode: string | undefined
}

type LoadOptions = Pick<FetchOptions<object, object>, 'fetchPolicy' | 'errorPolicy'>

/**
 * Runs a page's queries in parallel; one that fails does not affect the others. By default a response with errors is not
 * stored: with its gaps it would read as a page that does not exist.
 */
export async function loadPage(
  client: ShopClient,
  match: PageMatch,
  { fetchPolicy = 'cache-first', errorPolicy = 'none' }: LoadOptions = {},
): Promise<LoadOutcome> {
  const results = await Promise.all(
    pageQueries(match).map(({ query, variables }) =>
      client
        .query({ query, variables, errorPolicy, fetchPolicy })
        .catch((error: unknown) => ({ data: undefined, error: toApiError(error) })),
    ),
  )
  return {
    data: Object.assign({}, ...results.map((result) => result.data ?? {})),
    errorCode: results.find(({ error }) => error)?.error?.code,
  }
}

/** Stores the responses from which the server rendered a page, in the order of its queries. */
export function seedPage(
  client: ShopClient,
  queries: readonly PageQuery[],
  responses: readonly (GraphQLResponse | null)[],
): void {
  queries.forEach((request, index) => {
    const data = responses[index]?.data
    if (data) client.seed({ ...request, data })
  })
}

/** Reads a page's data before it is shown, one query in a task: Apollo memoises readings, and the first takes longest. */
export async function readPageAhead(client: ShopClient, match: PageMatch): Promise<void> {
  for (const request of pageQueries(match)) {
    client.readQuery(request)
    await nextTask()
  }
}

/** Whether all data of a page is in memory. */
export const isPageLoaded = (client: ShopClient, match: PageMatch): boolean =>
  pageQueries(match).every((request) => client.readQuery(request) !== undefined)
