import { interruptionCopy } from '#web/generated/messages/interruptionCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import type { TotalsFieldsFragment } from '#web/shop/cart/cart.generated.ts'

const delivery = ['totalShipping', 'totalFees'] as const
const bag = ['totalItems', 'totalDiscount'] as const

type Totals = Pick<TotalsFieldsFragment, (typeof delivery | typeof bag)[number]>

/**
 * Returns the changes between the totals that the shopper saw and those of the server, with the server's messages in
 * place of the bag's sums (checkout.place.changes).
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
