import { interruptionCopy } from '#web/generated/messages/interruptionCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import type { TotalsFieldsFragment } from '#web/shop/cart/cart.generated.ts'

const delivery = ['totalShipping', 'totalFees'] as const
const bag = ['totalItems', 'totalDiscount'] as const

type Totals = Pick<TotalsFieldsFragment, (typeof delivery | typeof bag)[number]>

/**
 * Returns what differs between the totals that the shopper saw and those of the server (checkout.place.changes). The
 * server's messages about the bag say more than its sums.
 */
export function totalChanges(before: Totals, now: Totals, messages: readonly string[]): string[] {
  const parts = messages.length > 0 ? delivery : [...bag, ...delivery]
  return [
    ...messages,
    ...parts
      .filter((part) => before[part].amount !== now[part].amount)
      .map((part) =>
        interruptionCopy.changes[part]({
          before: formatPrice(before[part]),
          now: formatPrice(now[part]),
        }),
      ),
  ]
}
