import type { ReactNode } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { listingCopy } from '#web/generated/messages/listingCopy.ts'
import { sortCopy } from '#web/generated/messages/sortCopy.ts'
import type { ListingSort } from '#web/generated/types.ts'
import { groupDigits } from '#web/lib/price.ts'
import { Button } from '#web/ui/Button.tsx'
import { ColumnsIcon } from '#web/ui/icons.tsx'
import { chooseDensity, type Density } from '../card/density.ts'
import styles from './ListingToolbar.module.css'
import { sortOptions } from './listingUrl.ts'

interface ListingToolbarProps {
  total: number | undefined
  sort: ListingSort
  density: Density
  /** The number of chosen filter values, shown on the button. */
  filterCount: number
  onSort: (sort: ListingSort) => void
  /** Opens the drawer of filters on narrow screens; undefined if the page has no filters. */
  onFilters: (() => void) | undefined
}

const densities = (): { density: Density; label: string; icon: ReactNode }[] => [
  { density: 'three-col', label: catalogCopy.threeColumns, icon: <ColumnsIcon columns={3} /> },
  { density: 'four-col', label: catalogCopy.fourColumns, icon: <ColumnsIcon columns={4} /> },
]

/** The id of the element with the number of products. */
export const countId = 'product-count'

/** Returns a number of products as text: `1 product`, `1,234 products`. */
export const formatProductCount = (total: number) =>
  listingCopy.productCount({ count: total, text: groupDigits(total) })

/** The number of products, the sort order and the density; on mobile a bar that stays below the header (`listing.toolbar.*`). */
export function ListingToolbar({
  total,
  sort,
  density,
  filterCount,
  onSort,
  onFilters,
}: ListingToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {onFilters ? (
        <Button
          className={styles.filters}
          variant="quiet"
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          {filterCount > 0 ? listingCopy.filtersOf({ count: filterCount }) : listingCopy.filters}
        </Button>
      ) : null}
      <p className={styles.count} id={countId} tabIndex={-1} aria-live="polite">
        {total === undefined ? ' ' : formatProductCount(total)}
      </p>
      <fieldset className={styles.densities} aria-label={catalogCopy.grid}>
        {densities().map((choice) => (
          <label key={choice.density} className={styles.density}>
            <input
              className={styles.radio}
              type="radio"
              name="density"
              checked={choice.density === density}
              onChange={() => chooseDensity(choice.density)}
              aria-label={choice.label}
            />
            <span className={styles.bars} aria-hidden="true">
              {choice.icon}
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.sort}>
        <span>{catalogCopy.sortBy}</span>
        <select
          className={styles.select}
          value={sort}
          onChange={(event) => {
            const option = sortOptions.find(({ sort }) => sort === event.target.value)
            if (option) onSort(option.sort)
          }}
        >
          {sortOptions.map((option) => (
            <option key={option.sort} value={option.sort}>
              {sortCopy[option.sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
