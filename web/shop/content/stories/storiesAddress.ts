/** Stories a page of the list. */
export const storiesPerPage = 8

/** As many pages as one visit to an address may ask for at once. */
const mostPages = 6

/** How many pages the address asks to be shown, `/stories?page=2`; 1 unless it says otherwise. */
export function shownPages(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), mostPages) : 1
}

/** The address of the list with so many pages shown; the first needs no words. */
export function storiesAddress(path: string, pages: number): string {
  return pages > 1 ? `${path}?page=${pages}` : path
}
