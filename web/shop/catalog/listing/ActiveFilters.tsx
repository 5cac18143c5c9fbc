import { Button } from '#web/ui/Button.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import styles from './ActiveFilters.module.css'
import { countingOf, nameOf } from './FilterList.tsx'
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

/** What narrows the listing, each piece removable, and Clear all (SPEC §4 Listing). */
export function ActiveFilters({
  filters,
  selection,
  onToggle,
  onSearchCleared,
  onCleared,
}: ActiveFiltersProps) {
  const active = filterNames.flatMap((name) => {
    const filter = filters.find(({ slug }) => nameOf(slug) === name)
    return countingOf(filter, selection.terms[name]).map((slug) => {
      const label = filter?.terms.find((term) => term.slug === slug)?.name ?? slug
      return { name, slug, label }
    })
  })
  const pieces = active.length + (selection.search ? 1 : 0)
  if (pieces === 0) return null
  /** Does it once the focus stands where it will not be lost: on what follows, or on the number of products. */
  const passing =
    (change?: () => void, isLast = pieces === 1) =>
    () => {
      const next = isLast
        ? document.getElementById(countId)
        : document.activeElement?.nextElementSibling
      if (next instanceof HTMLElement) next.focus()
      change?.()
    }
  return (
    <section className={styles.active} aria-label="Active filters">
      {selection.search ? (
        <Chip label={`“${selection.search}”`} onRemove={passing(onSearchCleared)} />
      ) : null}
      {active.map((term) => (
        <Chip
          key={`${term.name}-${term.slug}`}
          label={term.label}
          onRemove={passing(() => onToggle(term.name, term.slug))}
        />
      ))}
      <Button variant="quiet" onClick={passing(onCleared, true)}>
        Clear all
      </Button>
    </section>
  )
}
