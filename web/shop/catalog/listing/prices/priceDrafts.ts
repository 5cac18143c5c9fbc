import { formatPrice, type Money } from '#web/lib/price.ts'
import type { PriceRange } from './priceRange.ts'

/** The text of the price fields. */
export interface PriceDrafts {
  /** The range that was chosen when it was typed; another range discards it. */
  of: PriceRange
  min: string
  max: string
  /** Whether it was applied and found to be invalid. */
  isRejected: boolean
}

/** The state of the price filter. */
export interface PriceFilterProps {
  range: PriceRange
  /** The prices of what fits the other filters. */
  bounds: { lowest: Money; highest: Money } | null
  /** The code of the currency of both. */
  currencyCode: string
  /** The typed text; undefined shows the chosen range. */
  drafts: PriceDrafts | undefined
  onDrafts: (drafts: PriceDrafts | undefined) => void
  onRange: (range: PriceRange) => void
}

/** Returns a chosen range as it is shown in the fields. */
export const toPriceDrafts = (range: PriceRange, currencyCode: string): PriceDrafts => ({
  of: range,
  min: range.min === null ? '' : formatPrice({ amount: range.min, currencyCode }),
  max: range.max === null ? '' : formatPrice({ amount: range.max, currencyCode }),
  isRejected: false,
})
