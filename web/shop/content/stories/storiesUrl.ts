/** Stories per page of the list. */
export const storiesPerPage = 8

/** The most pages that a URL may request. */
const maxPages = 6

/** Returns the number of pages to show, from `/stories?page=2`; 1 by default. */
export function shownPages(search: URLSearchParams): number {
  const requested = Number(search.get('page') ?? 1)
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), maxPages) : 1
}

/** Returns the URL of the list with this number of pages shown. */
export function storiesUrl(path: string, pages: number): string {
  return pages > 1 ? `${path}?page=${pages}` : path
}
