import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { emptyCopy } from '#web/generated/messages/emptyCopy.ts'
import type { Money } from '#web/lib/price.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { countId } from './ListingToolbar.tsx'
import { priceRangeText } from './prices/priceRange.ts'

interface EmptyListingProps {
  /** The prices of what fits the other filters; null if nothing does. */
  prices: { lowest: Money; highest: Money } | null
  /** Undefined when no price range is selected. */
  onPricesRemoved: (() => void) | undefined
  /** Removes the selection; undefined when nothing is selected. */
  onCleared: (() => void) | undefined
}

/** The message of an empty listing, with what leads to products. */
export function EmptyListing({ prices, onPricesRemoved, onCleared }: EmptyListingProps) {
  if (!onCleared)
    return (
      <EmptyState
        title={emptyCopy.none}
        suggests
        action={<ButtonLink href={pathTo('shop')}>{catalogCopy.continueShopping}</ButtonLink>}
      />
    )
  /** Moves the focus to the number of products, because the buttons disappear. */
  const movingFocus = (change: () => void) => () => {
    document.getElementById(countId)?.focus()
    change()
  }
  const hasOtherPrices = prices && onPricesRemoved
  return (
    <EmptyState
      title={emptyCopy.none}
      suggests
      action={
        <>
          {hasOtherPrices ? (
            <Button onClick={movingFocus(onPricesRemoved)}>{catalogCopy.removePrices}</Button>
          ) : null}
          <Button variant="secondary" onClick={movingFocus(onCleared)}>
            {catalogCopy.clearFilters}
          </Button>
        </>
      }
    >
      {hasOtherPrices
        ? catalogCopy.emptyPrices({ prices: priceRangeText(prices) })
        : catalogCopy.emptyHint}
    </EmptyState>
  )
}
