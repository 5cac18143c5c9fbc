import { matchPage } from '@vitrine/web/app/routing/matchPage.ts'
import type { PageDescription } from '@vitrine/web/core/page/definePage.ts'
import type { Clause } from '../../../scripts/docs/clauses.mjs'
import type { BoundTest } from '../clauses/boundTests.ts'

type Page = Pick<PageDescription, 'path'>

/** Describes each path without a page, and each page that is never shown because an earlier pattern matches its path. */
export function misplacedPages(
  pages: readonly PageDescription[],
  paths: Readonly<Record<string, string>>,
): string[] {
  const missing = Object.entries(paths)
    .filter(([, path]) => !pages.some((page) => page.path === path))
    .map(
      ([name, path]) =>
        `web/paths.ts: no page has the path ${path} (${name}). Describe it in web/pages/<domain>/, in a .page.ts file, and add the description to web/routes.ts.`,
    )
  const hidden = pages.flatMap((page) => {
    const shown = matchPage(pages, examplePath(page), '').page
    if (shown.path === page.path) return []
    return [
      `web/routes.ts: the page ${page.path} is never shown, because ${shown.path} before it matches its addresses. Move it before that page.`,
    ]
  })
  return [...missing, ...hidden]
}

/** An address of a page: `/product/example`. */
const examplePath = ({ path }: Page) =>
  path === '*' ? '/no/such/page' : path.replace(/:\w+|\*/g, 'example')

/** Describes each page whose path no clause names, or whose clause no browser test asserts. */
export function untestedPages(
  pages: readonly Page[],
  clauses: readonly Pick<Clause, 'id' | 'sentence'>[],
  bound: readonly Pick<BoundTest, 'clause' | 'file'>[],
): string[] {
  return pages.flatMap(({ path }) => {
    const pageClauses = clauses.filter(({ id, sentence }) => isAbout(path, id, sentence))
    if (pageClauses.length === 0)
      return [
        `web/routes.ts: no clause of docs/spec/routes.md names the page ${path}. Add one that begins with \`${path.replace(/:(\w+)/g, '{$1}')}\`.`,
      ]
    const isTested = bound.some(
      ({ clause, file }) =>
        file.startsWith('tests/e2e/') && pageClauses.some(({ id }) => clause === id),
    )
    if (isTested) return []
    return [
      `web/routes.ts: the page ${path} has no browser test. Open it in a test of tests/e2e/ that says covers('${pageClauses[0]?.id}').`,
    ]
  })
}

/** Whether a clause is about the page with a path, whatever the names of parameters: `/view-order/{orderId}`. */
function isAbout(path: string, id: string, sentence: string): boolean {
  if (path === '*') return id === 'routes.not-found'
  const addresses = [...sentence.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address)
  const normal = (address: string) => address.replace(/:\w+|\{\w+\}|\*/g, '{}')
  return id.startsWith('routes.') && addresses.some((address) => normal(address) === normal(path))
}
