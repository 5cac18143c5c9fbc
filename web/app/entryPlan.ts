import { FrameDocument, type FrameQuery } from '../core/site.generated.ts'
import { routes } from '../routes.ts'
import { ownData, renderQueries } from './routing/load.ts'
import { matchPage } from './routing/matchPage.ts'

/** Facts about a page that the gateway needs before it renders the page. */
export interface PagePlan {
  /** Path and normalised search. The page is rendered for this URL and for nothing else of the request. */
  pageUrl: string
  /** The file of the page's component, by which the build's manifest lists its scripts and style sheets. */
  module: string
  /** Whether the finished page may be stored and served to every visitor. */
  isShareable: boolean
  /** Whether cards are entered on the page, whose policy then allows the payment provider's script and frame. */
  takesCards: boolean
  /** The persisted documents that the page needs, in order. */
  queries: { hash: string; variables: Record<string, unknown> }[]
  /** Returns the URLs of images that may be inlined in the HTML, given the queries' results in order. */
  images: (results: readonly { data?: object | null | undefined }[]) => readonly string[]
  /** Returns the merchant's tags, given the results of the queries in order. */
  tags: (
    results: readonly { data?: object | null | undefined }[],
  ) => { measurementId: string | null; adsId: string | null } | undefined
}

/** Plans the page at a path with its search, without rendering it. */
export function planPage(url: string): PagePlan {
  // Only path and search matter; the origin makes the URL parseable.
  const { pathname, search } = new URL(url, 'http://shop.invalid')
  const match = matchPage(routes, pathname, search)
  const queries = renderQueries(match)
  return {
    pageUrl: pathname + match.page.search(match),
    module: match.page.module ?? '',
    isShareable: match.page.isShareable(match),
    takesCards: match.page.takesCards,
    queries: queries.map(({ query, variables }) => ({
      hash: query.hash,
      variables: { ...variables },
    })),
    images: (results) => {
      const data = ownData(
        match,
        results.map((result) => result.data),
      )
      return match.page.head(data, match).preload?.phones ?? []
    },
    tags: (results) => {
      const frame = results[queries.findIndex(({ query }) => query.hash === FrameDocument.hash)]
      return (frame?.data as FrameQuery | undefined)?.site?.settings.tags ?? undefined
    },
  }
}
