import { useApolloClient } from '@apollo/client/react'
import { Fragment, use, useCallback, useEffect, useMemo, useRef } from 'react'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import type { Density } from '#web/shop/catalog/card/density.ts'
import { ProductListContext, trackList } from '#web/shop/catalog/card/productAnalytics.ts'
import { tilesBefore } from './grid/interleave.ts'
import type { PageSpan } from './grid/listingPosition.ts'
import styles from './ListingGrid.module.css'
import type { ListingQuery } from './listing.generated.ts'
import { evictPages, type ListingKey, pagesBefore, ShownProducts } from './listingPages.ts'
import { LoadedPage, PageTiles } from './PageTiles.tsx'
import { usePageWindow } from './usePageWindow.ts'

/** Pages on either side of the rendered ones that are retained in the cache. */
const marginPages = 4

/** Pages are removed in batches of at least this many, because each removal re-reads the queries on screen. */
const minBatch = 8

/** Removes pages far from the rendered ones from the cache, except for the first, which has the filters. */
function useCachedPages(key: ListingKey, { from, to }: PageSpan, pages: number) {
  const client = useApolloClient()
  const cached = useRef(new Set<number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again with another listing
  useEffect(() => cached.current.clear(), [key])
  useEffect(() => {
    for (let page = from; page <= to; page++) cached.current.add(page)
    const far = [...cached.current].filter(
      (page) => page > 1 && page < pages && (page < from - marginPages || page > to + marginPages),
    )
    if (far.length < minBatch) return
    for (const page of far) cached.current.delete(page)
    evictPages(client, key, far)
  }, [client, key, from, to, pages])
}

/** An empty space in place of pages that are not rendered. `height` is in px and includes the last row gap. */
function GridGap({ height }: { height: number }) {
  return <li className={styles.gap} style={{ blockSize: height }} aria-hidden="true" />
}

interface ListingGridProps {
  /** The first page, with the look books of the whole listing. */
  listing: NonNullable<ListingQuery['listing']>
  shown: ListingKey & { pages: number }
  density: Density
  busy: boolean
}

/** The product grid with its look books (`listing.look-books.*`) and gaps in place of pages far from the window. */
export function ListingGrid({ listing, shown, density, busy }: ListingGridProps) {
  const { query, perPage, pages } = shown
  const key = useMemo(() => ({ query, perPage }), [query, perPage])
  const { grid, columns, isRendered, gapHeight, span } = usePageWindow(key, pages)
  useCachedPages(key, span, pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing has other pages
  const unique = useMemo(() => new ShownProducts(), [key])
  const total = listing.totalCount - pagesBefore(key) * perPage
  // A single page contains the tiles of both widths, so its HTML does not depend on the width.
  const screen = useMediaQuery(pages > 1 ? mobileQuery : 'not all') ? 'narrow' : 'wide'
  const layout = screen === 'narrow' ? 'mobile' : density
  const onShown = useTrackedPages(perPage)
  const common = { density, total, unique, lookBooks: listing.lookBooks, perPage, onShown }
  return (
    <ul
      className={styles.grid}
      data-density={density}
      data-pages={pages}
      aria-busy={busy}
      ref={grid}
    >
      {renderedParts(pages, isRendered).map(({ page, gap }) => {
        const first = (page - 1) * perPage
        const before = tilesBefore({ first, total }, listing.lookBooks.length, layout)
        const after = { first: Math.min(first + perPage, total), total }
        return (
          <Fragment key={page}>
            {gap ? <GridGap height={gapHeight(gap)} /> : null}
            {page > pages ? null : page === 1 ? (
              <PageTiles
                {...common}
                page={1}
                products={listing.products}
                shownColors={listing.shownColors}
                foundOptions={listing.foundOptions}
                column={0}
              />
            ) : (
              <LoadedPage
                {...common}
                listing={key}
                screen={screen}
                page={page}
                tiles={tilesBefore(after, listing.lookBooks.length, layout) - before}
                // Bands occupy no column of their own.
                column={gap ? (screen === 'narrow' ? first : before) % columns : 0}
              />
            )}
          </Fragment>
        )
      })}
    </ul>
  )
}

/** Returns a function that reports each page of the listing once (analytics.view-item-list). */
function useTrackedPages(perPage: number) {
  const list = use(ProductListContext)
  const tracked = useRef(new Set<number>())
  return useCallback(
    (page: number, products: Parameters<typeof trackList>[1]) => {
      if (!list || tracked.current.has(page)) return
      tracked.current.add(page)
      trackList(list, products, (page - 1) * perPage)
    },
    [list, perPage],
  )
}

/** Returns the pages to render, each with the gap before it, and at last the gap after them. */
function renderedParts(pages: number, isRendered: (page: number) => boolean) {
  const parts: { page: number; gap: { from: number; to: number } | undefined }[] = []
  let next = 1
  for (let page = 1; page <= pages + 1; page++)
    if (page > pages || isRendered(page)) {
      parts.push({ page, gap: page > next ? { from: next, to: page - 1 } : undefined })
      next = page + 1
    }
  return parts
}
