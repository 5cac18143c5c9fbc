import type { PagePlan } from '@vitrine/contract/pageTypes.ts'
import type { PageResult } from '../graphql/execute.ts'

/** A page with the results of its queries. */
interface Read {
  plan: Pick<PagePlan, 'pageUrl' | 'moved'>
  results: readonly Pick<PageResult, 'data' | 'renamed'>[]
}

/** The maximum of moves that one redirect covers. */
const maxMoves = 5

/**
 * The path to which a page has moved, after all moves; undefined if it has not moved, or if the moves form a circle
 * (routes.renamed).
 * @param read reads the page at a path
 */
export async function movedPath(
  page: Read,
  read: (path: string) => Promise<Read>,
): Promise<string | undefined> {
  const paths = [pathOf(page.plan)]
  let next = nextPath(page)
  while (next !== undefined && paths.length <= maxMoves) {
    if (paths.includes(next)) return undefined
    paths.push(next)
    next = nextPath(await read(next))
  }
  return paths.length > 1 ? paths.at(-1) : undefined
}

const pathOf = ({ pageUrl }: Read['plan']) => pageUrl.split('?', 1)[0] ?? '/'

/** The other path that the data of a page names: that of the page itself, or that of a renamed category. */
const nextPath = ({ plan, results }: Read) =>
  plan.moved(results) ?? renamedPath(plan.pageUrl, results)

/**
 * The path of a category's page with the present slugs of renamed categories; undefined if none of its categories is
 * renamed.
 */
export function renamedPath(
  pageUrl: string,
  results: readonly Pick<PageResult, 'renamed'>[],
): string | undefined {
  const renamed = new Map(results.flatMap((result) => Object.entries(result.renamed)))
  const [, start, slugs = ''] = /^((?:\/th)?\/product-category\/)([^?]*)/.exec(pageUrl) ?? []
  const current = slugs.split('/').map((slug) => renamed.get(slug) ?? slug)
  return start === undefined || current.join('/') === slugs ? undefined : start + current.join('/')
}
