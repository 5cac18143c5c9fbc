import { decorateCartTotals } from '@medusajs/framework/utils'

/** The totals of an order that the shop shows, in baht. */
const names = [
  'total',
  'original_item_total',
  'discount_total',
  'shipping_total',
  'shipping_tax_total',
  'tax_total',
] as const

/** The fields of an order from which Medusa computes its totals. It returns quantities only with one of them. */
export const totalFields = [
  'total',
  'items.is_tax_inclusive',
  'items.tax_lines.*',
  'items.adjustments.*',
  'shipping_methods.amount',
  'shipping_methods.is_tax_inclusive',
  'shipping_methods.tax_lines.*',
  'shipping_methods.adjustments.*',
]

/**
 * The totals of an order as it was placed, by Medusa's own calculation, whereas those that Medusa returns leave out
 * what was refunded and the pieces that came back.
 */
export function placedTotals(order: {
  items?: unknown[] | null
}): Record<(typeof names)[number], number> {
  const items = (order.items as Record<string, unknown>[]).map(({ detail: _, ...item }) => item)
  const decorated = decorateCartTotals({ ...order, items, credit_lines: [] } as never)
  const totals = decorated as unknown as Record<string, unknown>
  return Object.fromEntries(names.map((name) => [name, Number(totals[name])])) as never
}

/** An amount of Medusa, in baht, as whole satang: its decimals can have errors of binary fractions. */
export const toSatang = (baht: unknown): number => Math.round(Number(baht) * 100)
