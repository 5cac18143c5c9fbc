import { type AnalyticsItem, trackItems } from '#web/core/analytics.ts'
import type { CartFieldsFragment } from './cart.generated.ts'

type Item = CartFieldsFragment['items'][number]

/** An item of the bag in an analytics event, without what the shopper typed. */
export const analyticsItem = (item: Item): AnalyticsItem => ({
  item_id: item.productId,
  item_name: item.name,
  item_variant: variantOf(item) || undefined,
  price: item.price.amount,
  ...(item.regularPrice.amount > item.price.amount && {
    discount: item.regularPrice.amount - item.price.amount,
  }),
  quantity: item.quantity,
})

const variantOf = ({ selectedOptions }: Item) =>
  selectedOptions
    .filter(({ isText }) => !isText)
    .map(({ label, value }) => label ?? value)
    .join(', ')

/** Reports what a change of quantity added to the bag or removed from it (analytics.add-to-cart, analytics.remove-from-cart). */
export function reportQuantity(before: Item | undefined, after: Item | undefined) {
  const item = after ?? before
  const change = (after?.quantity ?? 0) - (before?.quantity ?? 0)
  if (!item || change === 0) return
  trackItems(change > 0 ? 'add_to_cart' : 'remove_from_cart', item.price.currencyCode, [
    { ...analyticsItem(item), quantity: Math.abs(change) },
  ])
}
