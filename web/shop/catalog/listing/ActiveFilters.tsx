import { Button } from '#web/ui/Button.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { catalogCopy } from '../copy.ts'
import styles from './ActiveFilters.module.css'
import { effectiveTerms, nameOf } from './FilterList.tsx'
import type { Filters, OnTerm } from './filterTypes.ts'
import { countId } from './ListingToolbar.tsx'
import { filterNames, type ListingSelection } from './listingAddress.ts'

interface ActiveFiltersProps {
  filters: Filters
  selection: ListingSelection
  onToggle: OnTerm
  onSearchCleared: () => void
  onCleared: (() => void) | undefined
}

/** The active filters and the search text, each removable, and "Clear all" (`listing.selection.chips`). */
export function ActiveFilters({
  filters,
  selection,
  onToggle,
  onSearchCleared,
  onCleared,
}: ActiveFiltersProps) {
  const active = filterNames.flatMap((name) => {
    const filter = filters.find(({ slug }) => nameOf(slug) === name)
    return effectiveTerms(filter, selection.terms[name]).map((slug) => {
      const label = filter?.terms.find((term) => term.slug === slug)?.name ?? slug
      return { name, slug, label }
    })
  })
  const count = active.length + (selection.search ? 1 : 0)
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
      <Button variant="quiet" onClick={movingFocus(onCleared, true)}>
        Clear all
      </Button>
    </section>
  )
}
