import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListingKey } from './listingPages.ts'
import { type PageSpan, recallPlace, rememberPlace } from './listingPosition.ts'
import { measureGrid } from './measureGrid.ts'
import { PageHeights } from './pageHeights.ts'

/** Listings of up to so many pages are drawn whole. */
const fewPages = 4
/** What is drawn beyond the window above and below, in heights of the window. */
const marginWindows = 1.5

/**
 * Draws the pages near the window, and the one that holds the focus; the others are gaps of their height.
 * A listing of thousands costs the browser no more than one of a few pages.
 */
export function usePageWindow(key: ListingKey, pages: number) {
  const grid = useRef<HTMLUListElement>(null)
  const [start] = useState(() => recallPlace(key.query, key.perPage))
  const heights = useRef(new PageHeights(start?.heights))
  const [columns, setColumns] = useState(start?.columns ?? 1)
  const [span, setSpan] = useState<PageSpan>(
    start?.span ?? { from: Math.max(1, pages - 1), to: pages },
  )
  const [focused, setFocused] = useState(0)

  const isWhole = pages <= fewPages
  const latest = useRef({ ...key, pages, span, columns })
  latest.current = { ...key, pages, span, columns }
  const [remember] = useState(
    () => () => rememberPlace({ ...latest.current, heights: [...heights.current.measured] }),
  )

  const [update] = useState(() => () => {
    if (!grid.current) return
    const layout = measureGrid(grid.current)
    // A page that came where its skeletons stood draws nothing anew here, and must be remembered all the same.
    if (heights.current.measure(layout.heights)) remember()
    setColumns(layout.columns)
    const margin = marginWindows * innerHeight
    const view = { top: -layout.top - margin, bottom: innerHeight - layout.top + margin }
    const next = heights.current.within(view, latest.current.pages)
    setSpan((now) => (now.from === next.from && now.to === next.to ? now : next))
    setFocused(pageOfFocus(grid.current))
  })

  useLayoutEffect(() => {
    heights.current = new PageHeights(recallPlace(key.query, key.perPage)?.heights)
  }, [key.query, key.perPage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: more pages are another grid
  useLayoutEffect(() => {
    if (!isWhole) update()
  }, [pages, key.perPage, isWhole, update])
  // Where nothing is left out, this measures first, in a frame of its own: earlier, it would hold up what is seen.
  useEffect(() => watch(grid.current, heights, update), [update])

  useEffect(remember)

  const isDrawn = (page: number) =>
    isWhole || page === focused || (page >= span.from && page <= span.to)
  const gapHeight = (gap: PageSpan) => heights.current.sum(gap)
  return { grid, columns, isDrawn, gapHeight, span: isWhole ? { from: 1, to: pages } : span }
}

/** Follows scrolling and the size of the grid. Answers how to stop. */
function watch(grid: HTMLElement | null, heights: { current: PageHeights }, update: () => void) {
  if (!grid) return
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  }
  let width: number | undefined
  const sizes = new ResizeObserver(() => {
    if (width !== undefined && grid.clientWidth !== width) heights.current = new PageHeights()
    width = grid.clientWidth
    soon()
  })
  sizes.observe(grid)
  window.addEventListener('scroll', soon, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    window.removeEventListener('scroll', soon)
  }
}

function pageOfFocus(grid: HTMLElement) {
  const focused = document.activeElement
  if (!focused || !grid.contains(focused)) return 0
  return Number(focused.closest<HTMLElement>('[data-page]')?.dataset['page'] ?? 0)
}
