import { filterNames } from '@vitrine/contract/rules/filterNames.ts'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { listingCopy } from '#web/generated/messages/listingCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './ActiveFilters.module.css'
import { effectiveTerms, filterName } from './FilterList.tsx'
import { countId } from './ListingToolbar.tsx'
import type { ListingSelection } from './listingUrl.ts'
import { anyPrice, formatRange, isLimited, type PriceRange } from './prices/priceRange.ts'
import type { Filters, OnTerm } from './TermList.tsx'

/** Returns the selected terms that apply, with their names. */
export const activeTerms = (filters: Filters, { terms }: ListingSelection) =>
  filterNames.flatMap((name) => {
    const filter = filters.find(({ slug }) => filterName(slug) === name)
    return effectiveTerms(filter, terms[name]).map((slug) => {
      const label = filter?.terms.find((term) => term.slug === slug)?.name ?? slug
      return { name, slug, label }
    })
  })

interface ActiveFiltersProps {
  filters: Filters
  selection: ListingSelection
  onToggle: OnTerm
  /** The code of the currency of the price range. */
  currencyCode: string
  onPrices: (range: PriceRange) => void
  onSearchCleared: () => void
  onCleared: (() => void) | undefined
}

/** The active filters, the price range and the search text, each removable, and "Clear all" (`listing.selection.chips`). */
export function ActiveFilters({
  filters,
  selection,
  onToggle,
  currencyCode,
  onPrices,
  onSearchCleared,
  onCleared,
}: ActiveFiltersProps) {
  const active = activeTerms(filters, selection)
  const hasPrices = isLimited(selection.prices)
  const count = active.length + Number(hasPrices) + Number(selection.search !== '')
  if (count === 0) return null
  /** Moves the focus before a chip is removed: to the next chip, or to the number of products. */
  const movingFocus =
    (change?: () => void, isLast = count === 1) =>
    () => {
      const next = isLast
        ? document.getElementById(countId)
        : document.activeElement?.nextElementSibling
      if (next instanceof HTMLElement) next.focus()
      change?.()
    }
  return (
    <section className={styles.active} aria-label={catalogCopy.activeFilters}>
      {selection.search ? (
        <Chip label={`“${selection.search}”`} onRemove={movingFocus(onSearchCleared)} />
      ) : null}
      {active.map((term) => (
        <Chip
          key={`${term.name}-${term.slug}`}
          label={term.label}
          onRemove={movingFocus(() => onToggle(term.name, term.slug))}
        />
      ))}
      {hasPrices ? (
        <Chip
          label={formatRange(selection.prices, currencyCode)}
          onRemove={movingFocus(() => onPrices(anyPrice))}
        />
      ) : null}
      <Button variant="quiet" onClick={movingFocus(onCleared, true)}>
        {listingCopy.clearAll}
      </Button>
    </section>
  )
}

/** A choice that one click removes, such as an active filter. */
function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>{`${uiCopy.remove} `}</VisuallyHidden>
      <span>{label}</span>
      <CloseIcon size={14} />
    </button>
  )
}
