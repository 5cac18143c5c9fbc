import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '#web/core/analytics.ts'
import { useOpenOverlay, useOverlayCode, useOverlays } from '#web/core/overlays.ts'
import { useCurrency } from '#web/core/SiteProvider.tsx'
import { listingCopy } from '#web/generated/messages/listingCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { useLastValue } from '#web/lib/useLastValue.ts'
import { mobileQuery } from '#web/lib/useMediaQuery.ts'
import { LoadingNote } from '#web/ui/Skeleton.tsx'
import { type Density, pageSize, useDensity } from '../card/density.ts'
import { ProductListContext } from '../card/productAnalytics.ts'
import { ActiveFilters, activeTerms } from './ActiveFilters.tsx'
import type { FilterDrawerProps } from './FilterDrawer.tsx'
import { FilterList, FilterSkeletons, shownFilters } from './FilterList.tsx'
import { firstVisibleCard } from './grid/measureGrid.ts'
import { ListingFailure } from './ListingFailure.tsx'
import { FoundPages, ListingResults, SearchedFor } from './ListingResults.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'
import styles from './ListingView.module.css'
import type { ListingKey } from './listingPages.ts'
import {
  type FixedFilter,
  hasFilters,
  hiddenBy,
  isNarrowed,
  type ListingSelection,
  noTerms,
  toFilter,
  toggled,
} from './listingUrl.ts'
import type { PriceDrafts } from './prices/priceDrafts.ts'
import { anyPrice, isLimited, type PriceRange } from './prices/priceRange.ts'
import type { OnTerm } from './TermList.tsx'
import { useListing } from './useListing.ts'
import { useSelectionUrl } from './useSelectionUrl.ts'

const loadFilterDrawer = () => import('./FilterDrawer.tsx')

interface ListingViewProps {
  /** The filters that the page fixes or hides. */
  fixed: FixedFilter
}

/** The listing that the URL selects, with its filters and toolbar. */
export function ListingView({ fixed }: ListingViewProps) {
  const selectionUrl = useSelectionUrl(fixed)
  const { selection, chosen, isPending, after, pageUrl } = selectionUrl
  const density = useDensity()
  const currencyCode = useCurrency()
  const limit = pageSize[density]
  const query = (selected: ListingSelection, start = 0) => ({
    filter: toFilter(selected, fixed),
    sort: selected.sort,
    after: start,
  })
  const listing = useListing({ query: query(selection, after), limit, isPending })
  /** Requests a changed selection first, so that rendering and the request run in parallel. */
  const choose = (
    change: Partial<ListingSelection>,
    go: (next: ListingSelection) => void = selectionUrl.goAfterPaint,
  ) => {
    const next = { ...chosen, ...change }
    listing.request(query(next))
    go(next)
  }
  const toggle: OnTerm = (...term) => choose(toggled(chosen, ...term))
  /** Applies immediately: the press that leaves the price fields may close the drawer, whose history entry would take the change along. */
  const limitPrices = (prices: PriceRange) => choose({ prices }, selectionUrl.go)
  const openOverlay = useOpenOverlay()
  // The previous filters are shown until the new ones have loaded.
  const last = useLastValue(listing.listing)
  const all = last?.filters ?? []
  const isLoading = !last && !listing.hasFailed
  const offersFilters = hasFilters(fixed)
  const [drafts, setDrafts] = useState<PriceDrafts>()
  const clearAll = isNarrowed(chosen)
    ? () => {
        setDrafts(undefined)
        choose({ search: '', sort: 'DEFAULT', terms: noTerms, prices: anyPrice })
      }
    : undefined
  const view = useRef<HTMLDivElement>(null)
  const productList = useProductList()
  useTrackedSearch(selection.search)
  useScrollToStart(view, listing.shown.query)
  useStableFirstProduct(density, listing.shown.perPage)
  const list = last ? (
    <FilterList
      filters={shownFilters(all, hiddenBy(fixed))}
      chosen={chosen.terms}
      onToggle={toggle}
      onPrefetch={(...term) => listing.expect(query(toggled(chosen, ...term)))}
      prices={{
        range: chosen.prices,
        bounds: last.priceRange,
        currencyCode,
        drafts,
        onDrafts: setDrafts,
        onRange: limitPrices,
      }}
    />
  ) : isLoading ? (
    <FilterSkeletons />
  ) : null
  const total = listing.listing?.totalCount
  return (
    <div className={classes(styles.view, offersFilters && styles.filtered)} ref={view}>
      <ListingToolbar
        total={total}
        sort={chosen.sort}
        density={density}
        filterCount={activeTerms(all, chosen).length + Number(isLimited(chosen.prices))}
        onSort={(sort) => choose({ sort })}
        onFilters={offersFilters ? () => openOverlay('filters') : undefined}
      />
      {offersFilters ? (
        <>
          <aside className={styles.panel} aria-label={listingCopy.filters}>
            {list}
          </aside>
          <FiltersOnDemand total={total} onCleared={clearAll}>
            {isLoading ? <LoadingNote /> : null}
            {list ?? <ListingFailure onRetry={listing.retry} />}
          </FiltersOnDemand>
        </>
      ) : null}
      <div className={styles.results}>
        <ActiveFilters
          filters={all}
          selection={chosen}
          onToggle={toggle}
          currencyCode={currencyCode}
          onPrices={limitPrices}
          onSearchCleared={() => choose({ search: '' })}
          onCleared={clearAll}
        />
        <SearchedFor text={selection.search} listing={listing.listing} />
        <FoundPages pages={listing.listing?.pages ?? []} />
        <ProductListContext value={productList}>
          <ListingResults
            listing={listing}
            density={density}
            pageUrl={pageUrl}
            onCleared={clearAll}
            onPricesRemoved={isLimited(selection.prices) ? () => limitPrices(anyPrice) : undefined}
          />
        </ProductListContext>
      </div>
    </div>
  )
}

/** Reports a search to analytics, once for each term (analytics.search). */
function useTrackedSearch(term: string) {
  useEffect(() => {
    if (term) track({ event: 'search', search_term: term })
  }, [term])
}

/** The listing as analytics names it: its path. */
function useProductList() {
  const [path] = useLocation()
  return useMemo(() => ({ id: path.replace(/^\/|\/$/g, '') || 'home' }), [path])
}

/** Scrolls to the start of the list when another listing is shown: on desktop if the page is scrolled past it. */
function useScrollToStart(view: { current: HTMLElement | null }, query: ListingKey['query']) {
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    const top = view.current?.getBoundingClientRect().top ?? 0
    const isAway = top < 0 || matchMedia(mobileQuery).matches
    if (isAway && history.state?.keepScroll) view.current?.scrollIntoView()
  }, [view, query])
}

/** Keeps the first visible product at its position in the window when the density changes (`listing.density.position`). */
function useStableFirstProduct(density: Density, perPage: number) {
  const firstVisible = useRef<ReturnType<typeof firstVisibleCard>>(undefined)
  const before = useRef(density)
  if (before.current !== density) {
    before.current = density
    firstVisible.current = firstVisibleCard()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns change first, the page size afterwards
  useLayoutEffect(() => {
    const { id, index, top } = firstVisible.current ?? {}
    if (!id || !index || top === undefined) return
    const card = document.querySelector(`main [data-product="${CSS.escape(id)}"]`)
    if (card) window.scrollBy(0, card.getBoundingClientRect().top - top)
  }, [density, perPage])
}

/** The drawer of filters, whose code is loaded with the first interaction. */
function FiltersOnDemand(props: FilterDrawerProps) {
  const { current } = useOverlays()
  const drawer = useOverlayCode(current === 'filters', loadFilterDrawer)
  return drawer ? <drawer.FilterDrawer {...props} /> : null
}
