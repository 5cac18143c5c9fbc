import type { PagePlan } from '@vitrine/contract/pageTypes.ts'
import { FrameDocument, type FrameQuery } from '../core/site.generated.ts'
import { inLanguage, languageOfPath, languageVariable, localPath } from '../lib/language.ts'
import { fillPath, paths } from '../paths.ts'
import { routes } from '../routes.ts'
import type { PageQuery } from '../shop/content/page.generated.ts'
import { ownData, renderQueries } from './routing/load.ts'
import { matchPage, type PageMatch } from './routing/matchPage.ts'

/** Plans the page at a path with its search, without rendering it. */
export function planPage(url: string): PagePlan {
  // Only path and search matter; the origin makes the URL parseable.
  const { pathname, search } = new URL(url, 'http://shop.invalid')
  const language = languageOfPath(pathname)
  return inLanguage(language, () => plan(language, pathname, search))
}

function plan(language: PagePlan['language'], pathname: string, search: string): PagePlan {
  const match = matchPage(routes, pathname, search)
  const queries = renderQueries(match)
  const path = pathOf(match, pathname)
  return {
    pageUrl: path + match.page.search(match),
    language,
    module: match.page.module ?? '',
    isShareable: match.page.isShareable(match),
    takesCards: match.page.takesCards,
    queries: queries.map(({ query, variables }) => ({
      hash: query.hash,
      variables: { ...variables, ...languageVariable() },
    })),
    images: (results) => {
      const data = ownData(
        match,
        results.map((result) => result.data),
      )
      return inLanguage(language, () => match.page.head(data, match).preload?.phones ?? [])
    },
    moved: (results) => {
      const data = results.map((result) => result.data)
      const pageData = ownData(match, data)
      // Here, because only the server redirects: its rule would be in every first view otherwise.
      const content =
        match.page.path === paths.content ? (pageData as PageQuery).page?.url : undefined
      const named = inLanguage(language, () => match.page.address(pageData)) ?? content
      return named && named !== path ? named : undefined
    },
    tags: (results) => {
      const frame = results[queries.findIndex(({ query }) => query.hash === FrameDocument.hash)]
      return (frame?.data as FrameQuery | undefined)?.site?.settings.tags ?? undefined
    },
  }
}

/** The canonical path of a page; addresses without a page have none. */
const pathOf = ({ page, parameters }: PageMatch, pathname: string) =>
  page.path === paths.notFound ? pathname : localPath(fillPath(page.path, parameters))
