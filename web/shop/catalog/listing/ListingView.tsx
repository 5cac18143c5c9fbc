import { useEffect, useLayoutEffect, useRef } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { classes } from '#web/lib/classes.ts'
import { useLastValue } from '#web/lib/useLastValue.ts'
import { LoadingNote } from '#web/ui/Skeleton.tsx'
import { type Density, pageSize, useDensity } from '../card/density.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { FilterList, FilterSkeletons, shownFilters } from './FilterList.tsx'
import { firstVisibleCard } from './firstVisibleCard.ts'
import { ListingResults } from './ListingResults.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'
import styles from './ListingView.module.css'
import { LoadProblem } from './LoadProblem.tsx'
import { type FixedFilter, filterNames, hiddenBy, toFilter } from './listingAddress.ts'
import { useFilterHint } from './useFilterHint.ts'
import { useListing } from './useListing.ts'
import { useSelectionAddress } from './useSelectionAddress.ts'

interface ListingViewProps {
  /** The filters that the page fixes or hides. */
  fixed: FixedFilter
}

/** The listing that the address selects, with its filters and toolbar. */
export function ListingView({ fixed }: ListingViewProps) {
  const address = useSelectionAddress(fixed)
  const { selection } = address
  const density = useDensity()
  const limit = pageSize[density]
  const listing = useListing({ filter: toFilter(selection, fixed), sort: selection.sort, limit })
  const openOverlay = useOpenOverlay()
  const hint = useFilterHint({ selection, fixed, limit })
  // The previous filters stay until the new ones have loaded.
  const kept = useLastValue(listing.listing?.filters)
  const all = kept ?? []
  const isWaiting = !kept && !listing.hasFailed
  const hidden = hiddenBy(fixed)
  const filters = shownFilters(all, hidden)
  const offersFilters = hidden.length < filterNames.length
  const view = useRef<HTMLDivElement>(null)
  useStartOfList(view, listing.shown.query)
  useFirstVisible(density, listing.shown.perPage)
  const list = kept ? (
    <FilterList
      filters={filters}
      chosen={selection.terms}
      onToggle={(name, term) => {
        // Requested before rendering, so that both happen at the same time.
        hint(name, term)
        address.toggle(name, term)
      }}
      onHint={hint}
    />
  ) : isWaiting ? (
    <FilterSkeletons />
  ) : null
  const total = listing.listing?.pagination.total
  return (
    <div className={classes(styles.view, offersFilters && styles.filtered)} ref={view}>
      <ListingToolbar
        total={total}
        sort={selection.sort}
        density={density}
        onSort={address.sort}
        onFilters={offersFilters ? () => openOverlay('filters') : undefined}
      />
      {offersFilters ? (
        <>
          <aside className={styles.panel} aria-label="Filters">
            {list}
          </aside>
          <FilterDrawer total={total}>
            {isWaiting ? <LoadingNote /> : null}
            {list ?? <LoadProblem onRetry={listing.retry} />}
          </FilterDrawer>
        </>
      ) : null}
      <div className={styles.results}>
        <ActiveFilters
          filters={all}
          selection={selection}
          onToggle={address.toggle}
          onSearchCleared={address.clearSearch}
          onCleared={address.clearAll}
        />
        <ListingResults listing={listing} density={density} onCleared={address.clearAll} />
      </div>
    </div>
  )
}

/** Scrolls to the start of the list when another listing is shown and the page was scrolled past it. */
function useStartOfList(view: { current: HTMLElement | null }, query: string) {
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    const top = view.current?.getBoundingClientRect().top ?? 0
    if (top < 0 && history.state?.keepScroll) view.current?.scrollIntoView()
  }, [view, query])
}

/** Keeps the first visible product at its position in the window when the density changes (`listing.density.position`). */
function useFirstVisible(density: Density, perPage: number) {
  const seen = useRef<ReturnType<typeof firstVisibleCard>>(undefined)
  const before = useRef(density)
  if (before.current !== density) {
    before.current = density
    seen.current = firstVisibleCard()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns change first, the page size afterwards
  useLayoutEffect(() => {
    const { id, index, top } = seen.current ?? {}
    if (!id || !index || top === undefined) return
    const card = document.querySelector(`main [data-product="${CSS.escape(id)}"]`)
    if (card) window.scrollBy(0, card.getBoundingClientRect().top - top)
  }, [density, perPage])
}
