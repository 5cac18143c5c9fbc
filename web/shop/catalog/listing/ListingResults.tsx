import { useEffect, useRef } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { listingCopy } from '#web/generated/messages/listingCopy.ts'
import { searchCopy } from '#web/generated/messages/searchCopy.ts'
import { useNearEnd } from '#web/lib/useNearEnd.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CardSkeletons, LoadingNote } from '#web/ui/Skeleton.tsx'
import { type Density, skeletonCount } from '../card/density.ts'
import { EmptyListing } from './EmptyListing.tsx'
import { ListingFailure } from './ListingFailure.tsx'
import gridStyles from './ListingGrid.module.css'
import { ListingGrid } from './ListingGrid.tsx'
import styles from './ListingResults.module.css'
import type { ListingQuery } from './listing.generated.ts'
import { pagesBefore } from './listingPages.ts'
import { urlPageSize } from './listingUrl.ts'
import type { useListing } from './useListing.ts'

interface FoundPagesProps {
  pages: NonNullable<ListingQuery['listing']>['pages']
}

/** Links to the pages, stories and look books that match the search text (`search.results.pages`). */
export function FoundPages({ pages }: FoundPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={catalogCopy.foundPages}>
      {pages.map(({ title, url, section }) => (
        <a key={url} href={url}>
          <span>{`${title} `}</span>
          {section ? <span className={styles.section}>{section}</span> : null}
        </a>
      ))}
    </nav>
  )
}

interface SearchedForProps {
  text: string
  listing: Pick<NonNullable<ListingQuery['listing']>, 'searchedFor' | 'notCarried'> | undefined
}

/** Names the text that was searched for in place of another, and the brand that is not carried (`search.layout`, `search.not-carried`). */
export function SearchedFor({ text, listing }: SearchedForProps) {
  const { searchedFor: searched, notCarried: brand } = listing ?? {}
  if (!brand && !searched) return null
  const missing = brand ? searchCopy.notCarried({ brand }) : searchCopy.noneFor({ text })
  return <Notice>{searched ? `${missing} ${searchCopy.resultsFor({ searched })}` : missing}</Notice>
}

interface ListingResultsProps {
  listing: ReturnType<typeof useListing>
  density: Density
  /** Returns the URL of a page of the list. */
  pageUrl: (page: number) => string
  /** Removes the selection; undefined when nothing is selected. */
  onCleared: (() => void) | undefined
  /** Undefined when no price range is selected. */
  onPricesRemoved: (() => void) | undefined
}

/** The grid of a listing, or the message that it is empty or could not be loaded. */
export function ListingResults({
  listing,
  density,
  pageUrl,
  onCleared,
  onPricesRemoved,
}: ListingResultsProps) {
  const { shown, listing: first } = listing
  const end = useNearEnd(listing.reachEnd, listing.isReady, shown.pages)
  const focusNext = useFocusFirstNew(shown.pages * shown.perPage)
  if (listing.hasFailed) return <ListingFailure onRetry={listing.retry} />
  if (!first)
    return (
      <>
        <LoadingNote />
        <ul className={gridStyles.grid} data-density={density}>
          <CardSkeletons count={skeletonCount[density]} />
        </ul>
      </>
    )
  const { totalCount: total } = first
  if (total === 0 || listing.isEmpty)
    return (
      <EmptyListing
        prices={first.priceRange}
        onPricesRemoved={onPricesRemoved}
        onCleared={onCleared}
      />
    )
  const before = pagesBefore(shown) * shown.perPage
  const count = Math.min(before + shown.pages * shown.perPage, total)
  return (
    <>
      {before > 0 ? (
        <PageLink href={pageUrl(Math.ceil(before / urlPageSize))}>
          {catalogCopy.previousPage}
        </PageLink>
      ) : null}
      <ListingGrid
        key={JSON.stringify(shown.query)}
        listing={first}
        shown={shown}
        density={density}
        busy={listing.isStale}
      />
      {listing.isLoadingMore ? (
        <ul className={gridStyles.grid} data-density={density} aria-hidden="true">
          <CardSkeletons count={skeletonCount[density]} />
        </ul>
      ) : null}
      {listing.hasLoadMoreFailed ? (
        <ListingFailure
          onRetry={() => {
            focusNext()
            listing.retry()
          }}
        />
      ) : null}
      <div className={styles.end} ref={end}>
        {listing.canRequestMore ? (
          <Button
            variant="secondary"
            onClick={() => {
              focusNext()
              listing.requestMore()
            }}
          >
            {listingCopy.loadMore}
          </Button>
        ) : count < total ? (
          <PageLink href={pageUrl(Math.floor(count / urlPageSize) + 1)}>
            {catalogCopy.nextPage}
          </PageLink>
        ) : null}
        <p className={styles.progress} role="status">
          {before > 0
            ? listingCopy.shownFrom({ from: before + 1, count, total })
            : listingCopy.shown({ count, total })}
        </p>
      </div>
    </>
  )
}

/** A link to another page of the list, for robots and browsers without JavaScript (pages.listing.links). */
function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <nav aria-label={catalogCopy.pages}>
      <ButtonLink variant="quiet" href={href}>
        {children}
      </ButtonLink>
    </nav>
  )
}

/**
 * Moves the focus to the first new product after "Load more" or "Try again" (`listing.page.load-more-focus`). `count` is
 * the number of products shown.
 */
function useFocusFirstNew(count: number) {
  const next = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (next.current >= count) return
    const card = `[data-product-index="${next.current}"] a`
    next.current = Number.POSITIVE_INFINITY
    // In the next frame: the grid renders the new page after measuring itself.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(card)?.focus({ preventScroll: true }),
    )
  }, [count])
  return () => {
    next.current = count
  }
}
