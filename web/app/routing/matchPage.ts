import { parse } from 'regexparam'
import type { PageDescription, PageRequest } from '#web/core/page/definePage.ts'
import { englishPath } from '#web/lib/language.ts'
import { pageSize, storedDensity } from '#web/shop/catalog/card/density.ts'
import { routes } from '../../routes.ts'

/** A URL's page with what the URL requests of it. */
export interface PageMatch extends PageRequest {
  page: PageDescription
}

/** Returns the page of a URL in this browser, where the shopper may have chosen a density. */
export const matchUrl = ({ path, search }: { path: string; search: string }): PageMatch =>
  matchPage(routes, path, search, pageSize[storedDensity()])

/** Returns the first page whose path matches, in the language of this page, with or without a slash at its end. Throws where none does. */
export function matchPage(
  pages: readonly PageDescription[],
  path: string,
  search: string,
  listingPageSize?: number,
): PageMatch {
  const plain = englishPath(path)
  for (const page of pages) {
    const { keys, pattern } = parse(page.path)
    const match = pattern.exec(plain)
    if (!match) continue
    const values = match.slice(1).map((value) => safeDecode(value ?? ''))
    const parameters = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
    return {
      page,
      parameters,
      search: new URLSearchParams(search),
      ...(listingPageSize && { listingPageSize }),
    }
  }
  throw new Error(`No page matches the path ${path}: the last one must match every path`)
}

function safeDecode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
