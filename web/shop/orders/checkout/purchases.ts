import { useEffect } from 'react'
import * as z from 'zod/mini'
import { type AnalyticsItem, isConnected, trackItems } from '#web/core/analytics.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import type { FrameQuery } from '#web/core/site.generated.ts'
import { localArea, storage } from '#web/lib/storage.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'

/** An order that was placed in this browser. */
interface Purchase {
  orderId: string
  items: readonly AnalyticsItem[]
  coupon?: string | undefined
  /** Whether the purchase was reported to analytics. */
  isReported?: boolean | undefined
  /** The money that was reported as refunded. */
  refunded?: number | undefined
}

const purchasesSchema = z.array(
  z.object({
    orderId: z.string(),
    items: z.custom<readonly AnalyticsItem[]>(Array.isArray),
    coupon: z.optional(z.string()),
    isReported: z.optional(z.boolean()),
    refunded: z.optional(z.number()),
  }),
)

/** The most orders that are remembered. */
const maxPurchases = 10

const name = 'analytics.purchases'
const inTab = storage<Purchase[]>(name, purchasesSchema)
const onDevice = storage<Purchase[]>(name, purchasesSchema, { area: localArea })

/** Stores orders on the device once the visitor has agreed to analytics, before that in the tab. */
function store(purchases: Purchase[]) {
  if (!isConnected()) return void inTab.write(purchases)
  inTab.remove()
  onDevice.write(purchases)
}

const read = (): Purchase[] => inTab.read() ?? onDevice.read() ?? []

/** Remembers what was ordered, because the bag is empty afterwards and the money may arrive days later. */
export function rememberPurchase(purchase: Purchase) {
  const others = read().filter(({ orderId }) => orderId !== purchase.orderId)
  store([purchase, ...others].slice(0, maxPurchases))
}

/** The parts of an order that its events depend on. */
export type ReportedOrder = Pick<
  OrderFieldsFragment,
  | ('id' | 'status' | 'total' | 'subTotal')
  | ('discountTotal' | 'totalTax' | 'shippingTotal' | 'shippingTax' | 'refunds')
>

type Tags = NonNullable<NonNullable<FrameQuery['site']>['settings']['tags']>
export type PurchaseSettings = Pick<Tags, 'purchaseEvent' | 'purchaseValue'>

const paidStatuses: readonly string[] = ['PROCESSING', 'PACKING', 'COMPLETED']

/** Returns the value of an order by the merchant's choice; by default as Google defines it (analytics.purchase.value). */
function reportedValue(order: ReportedOrder, choice: PurchaseSettings['purchaseValue']): number {
  const items = order.subTotal.amount - order.discountTotal.amount
  if (choice === 'TOTAL') return order.total.amount
  return choice === 'GROSS' ? items : items - (order.totalTax.amount - order.shippingTax.amount)
}

/** Returns items after a reduction of the whole order, which is spread over their prices (analytics.purchase.discounts). */
export function discounted(items: readonly AnalyticsItem[], reduction: number): AnalyticsItem[] {
  const sum = items.reduce((total, { price, quantity = 1 }) => total + price * quantity, 0)
  if (reduction <= 0 || sum <= 0) return [...items]
  return items.map((item) => {
    const share = cents((item.price * Math.min(reduction, sum)) / sum)
    return {
      ...item,
      price: cents(item.price - share),
      discount: cents((item.discount ?? 0) + share),
    }
  })
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/**
 * Reports the purchase of an order that was placed in this browser, once its money is there, and later what was refunded
 * (analytics.purchase.*, analytics.refund).
 */
export function reportOrder(order: ReportedOrder, settings: PurchaseSettings) {
  const purchase = read().find(({ orderId }) => orderId === order.id)
  if (!purchase) return
  const isDue =
    paidStatuses.includes(order.status) ||
    (settings.purchaseEvent === 'PLACED' && order.status !== 'FAILED')
  const { currencyCode } = order.total
  const value = reportedValue(order, settings.purchaseValue)
  if (!purchase.isReported) {
    if (!isDue) return
    rememberPurchase({ ...purchase, isReported: true })
    return trackItems(
      'purchase',
      currencyCode,
      discounted(purchase.items, order.discountTotal.amount),
      {
        transaction_id: order.id,
        value,
        tax: order.totalTax.amount,
        shipping: order.shippingTotal.amount,
        coupon: purchase.coupon,
      },
    )
  }
  const done = order.refunds.filter(({ status }) => status === 'DONE')
  const refunded = done.reduce((sum, { amount }) => sum + amount.amount, 0)
  const before = purchase.refunded ?? 0
  if (refunded <= before) return
  rememberPurchase({ ...purchase, refunded })
  const isWhole = before === 0 && refunded >= order.total.amount
  trackItems('refund', currencyCode, isWhole ? purchase.items : [], {
    transaction_id: order.id,
    value: isWhole ? value : cents(refunded - before),
  })
}

/** Reports what has happened to an order when it is shown. */
export function useReportedOrder(order: ReportedOrder) {
  const tags = useFrame().data?.site?.settings.tags
  useEffect(() => {
    if (tags) reportOrder(order, tags)
  }, [order, tags])
}
