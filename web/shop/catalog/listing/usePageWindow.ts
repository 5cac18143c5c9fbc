import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PageSpan, storedPosition, storePosition } from './grid/listingPosition.ts'
import { measureGrid } from './grid/measureGrid.ts'
import { PageHeights } from './grid/pageHeights.ts'
import type { ListingKey } from './listingPages.ts'

/** Listings of up to this many pages are rendered completely. */
const maxWholePages = 4
/** The distance above and below the window in which pages are rendered, in window heights. */
const marginWindows = 1.5

/**
 * Limits the rendered pages to those near the window and the one with the focus, so that the cost does not grow with
 * the listing (docs/decisions/web/listing-window-without-library.md).
 */
export function usePageWindow(key: ListingKey, pages: number) {
  const grid = useRef<HTMLUListElement>(null)
  const [stored] = useState(() => storedPosition(key.query, key.perPage))
  const heights = useRef(new PageHeights(stored?.heights))
  const [columns, setColumns] = useState(stored?.columns ?? 1)
  const [span, setSpan] = useState<PageSpan>(
    stored?.span ?? { from: Math.max(1, pages - 1), to: pages },
  )
  const [focused, setFocused] = useState(0)

  const isWhole = pages <= maxWholePages
  const latest = useRef({ ...key, pages, span, columns })
  latest.current = { ...key, pages, span, columns }
  const [store] = useState(
    () => () => storePosition({ ...latest.current, heights: [...heights.current.measured] }),
  )

  const [update] = useState(() => () => {
    if (!grid.current) return
    const layout = measureGrid(grid.current)
    // Also stores the height of a page that replaces its skeletons, which does not re-render this hook.
    if (heights.current.measure(layout.heights)) store()
    setColumns(layout.columns)
    const margin = marginWindows * innerHeight
    const view = { top: -layout.top - margin, bottom: innerHeight - layout.top + margin }
    const next = heights.current.within(view, latest.current.pages)
    setSpan((current) => (current.from === next.from && current.to === next.to ? current : next))
    setFocused(pageOfFocus(grid.current))
  })

  useLayoutEffect(() => {
    heights.current = new PageHeights(storedPosition(key.query, key.perPage)?.heights)
  }, [key.query, key.perPage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when pages are added
  useLayoutEffect(() => {
    if (!isWhole) update()
  }, [pages, key.perPage, isWhole, update])
  // A grid without gaps is measured in the next frame, so that measuring does not delay the first paint.
  useEffect(() => watch(grid.current, heights, update), [update])

  useEffect(store)

  const isRendered = (page: number) =>
    isWhole || page === focused || (page >= span.from && page <= span.to)
  const gapHeight = (gap: PageSpan) => heights.current.sum(gap)
  return { grid, columns, isRendered, gapHeight, span: isWhole ? { from: 1, to: pages } : span }
}

/** Calls `update` in the frame after scrolling or resizing, and returns a function that stops it. */
function watch(grid: HTMLElement | null, heights: { current: PageHeights }, update: () => void) {
  if (!grid) return
  let frame = 0
  const schedule = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  }
  let width: number | undefined
  const sizes = new ResizeObserver(() => {
    if (width !== undefined && grid.clientWidth !== width) heights.current = new PageHeights()
    width = grid.clientWidth
    schedule()
  })
  sizes.observe(grid)
  window.addEventListener('scroll', schedule, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    window.removeEventListener('scroll', schedule)
  }
}

/** Returns the page that contains the focus, 0 if none does. */
function pageOfFocus(grid: HTMLElement) {
  const focused = document.activeElement
  if (!focused || !grid.contains(focused)) return 0
  return Number(focused.closest<HTMLElement>('[data-page]')?.dataset['page'] ?? 0)
}
