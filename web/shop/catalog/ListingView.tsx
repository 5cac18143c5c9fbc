import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CardSkeletons, LoadingNote } from '#web/ui/Skeleton.tsx'
import { useOverlays } from '../content/overlays.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { pageSize, skeletonCount, useDensity } from './density.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { FilterList } from './FilterList.tsx'
import gridStyles from './ListingGrid.module.css'
import { ListingGrid } from './ListingGrid.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'
import styles from './ListingView.module.css'
import { type FilterName, type FixedFilter, toFilter } from './listingAddress.ts'
import { useListing } from './useListing.ts'
import { useSelectionAddress } from './useSelectionAddress.ts'

/** Within 200 px of the bottom (SPEC §9), or past it after a jump. */
const endMargin = '100000px 0px 200px 0px'

interface ListingViewProps {
  /** What this page fixes for all of its listing. */
  fixed: FixedFilter
  /** Filters that make no sense beside that. */
  hidden?: readonly FilterName[]
}

/** A listing with its filters and toolbar: what the address asks for, page after page. */
export function ListingView({ fixed, hidden = [] }: ListingViewProps) {
  const address = useSelectionAddress()
  const { selection } = address
  const density = useDensity()
  const listing = useListing({
    filter: toFilter(selection, fixed),
    sort: selection.sort,
    limit: pageSize[density],
  })
  const end = useEnd(listing.reachEnd, listing.isReady, listing.products.length)
  const { products } = listing
  const overlays = useOverlays()
  const total = listing.listing?.pagination.total
  const filters = listing.listing?.filters ?? []
  return (
    <div className={styles.view}>
      <ListingToolbar
        total={total}
        sort={selection.sort}
        density={density}
        onSort={address.sort}
        onFilters={() => overlays.open('filters')}
      />
      <ActiveFilters
        filters={filters}
        selection={selection}
        onToggle={address.toggle}
        onSearchCleared={address.clearSearch}
        onCleared={address.clearAll}
      />
      <FilterDrawer total={total}>
        <FilterList
          filters={filters}
          chosen={selection.terms}
          hidden={hidden}
          onToggle={address.toggle}
        />
      </FilterDrawer>
      {listing.hasFailed ? (
        <Failed onRetry={listing.retry} />
      ) : listing.isEmpty || listing.listing?.pagination.total === 0 ? (
        <EmptyState title="No products found." />
      ) : products.length === 0 ? (
        <>
          <LoadingNote />
          <ul className={gridStyles.grid} data-density={density}>
            <CardSkeletons count={skeletonCount[density]} />
          </ul>
        </>
      ) : (
        <>
          <ListingGrid
            products={products}
            lookBooks={listing.listing?.lookBooks ?? []}
            density={density}
            busy={listing.isRebasing}
          />
          {listing.isExtending ? (
            <ul className={gridStyles.grid} data-density={density}>
              <CardSkeletons count={3} />
            </ul>
          ) : null}
          {listing.hasStalled ? <Failed onRetry={listing.retry} /> : null}
          <div className={styles.end} ref={end}>
            {listing.canRequestMore ? (
              <Button variant="secondary" onClick={listing.requestMore}>
                Load more
              </Button>
            ) : null}
          </div>
          <p className={styles.progress} aria-live="polite">
            {`Showing ${products.length} of ${listing.listing?.pagination.total ?? products.length}`}
          </p>
        </>
      )}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice tone="error">Something went wrong, please try again.</Notice>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Calls when the end of the list is near while there is more to load, and again after each page that leaves it near. */
function useEnd(reachEnd: () => void, isReady: boolean, count: number) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(reachEnd)
  latest.current = reachEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new end
  useEffect(() => {
    if (!element.current || !isReady) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: endMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isReady, count])
  return element
}
