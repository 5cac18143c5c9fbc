import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CardSkeletons, LoadingNote } from '#web/ui/Skeleton.tsx'
import { pageSize, skeletonCount, useDensity } from './density.ts'
import gridStyles from './ListingGrid.module.css'
import { ListingGrid } from './ListingGrid.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'
import styles from './ListingView.module.css'
import { type FixedFilter, readSelection, toFilter, writeSelection } from './listingAddress.ts'
import { useListing } from './useListing.ts'

/** How far from the bottom the next page is fetched (SPEC §9). */
const endMargin = '0px 0px 200px 0px'

/** A listing with its toolbar: what the address asks for, page after page. */
export function ListingView({ fixed }: { fixed: FixedFilter }) {
  const [path, navigate] = useLocation()
  const selection = readSelection(new URLSearchParams(useSearch()))
  const density = useDensity()
  const mobile = useMediaQuery(mobileQuery)
  const listing = useListing({
    filter: toFilter(selection, fixed),
    sort: selection.sort,
    limit: pageSize[density],
  })
  const end = useEnd(listing.reachEnd, listing.products.length)
  const { products } = listing
  return (
    <div className={styles.view}>
      <ListingToolbar
        total={listing.listing?.pagination.total}
        sort={selection.sort}
        density={density}
        onSort={(sort) => navigate(path + writeSelection({ ...selection, sort }))}
      />
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
            mobile={mobile}
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

/** Calls when the end of the list is near, and again after each page that leaves it near. */
function useEnd(reachEnd: () => void, count: number) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(reachEnd)
  latest.current = reachEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new end
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: endMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [count])
  return element
}
