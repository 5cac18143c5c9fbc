import { eq } from 'drizzle-orm'
import { formatBaht } from '#cms/baht.ts'
import { customerKeys } from '#cms/cart/bagCoupons.ts'
import type { SettledLine } from '#cms/cart/lines.ts'
import { nameChoices, type PricedBag } from '#cms/cart/serializeCart.ts'
import { spread, type Totals } from '#cms/cart/totals.ts'
import { pictureOf } from '#cms/catalog/productOptions.ts'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { orderLines, orders } from '#cms/database/schema/orders.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { record } from './changeOrder.ts'
import type { CheckedForm } from './checkoutForm.ts'
import { orderMailLabels } from './copy.ts'
import { noteCouponUse } from './couponUse.ts'
import { letterOf } from './orderMail.ts'
import { startOf } from './paymentMethods.ts'
import { moveStock } from './releaseOrder.ts'
import type { StoredOrder } from './requireOrder.ts'

interface NewOrder {
  id: number
  priced: PricedBag
  applied: readonly { code: string; discount: number }[]
  totals: Totals
  customerId: number | null
  placedBy: string
  bodyHash: string
  placing: CheckedForm & { idempotencyKey: string }
  now: Date
}

/** Writes a checked order with its lines, stock, coupons, audit row and mail. Locks are held. */
export async function writeOrder(
  cms: Cms,
  transaction: Database,
  { id, priced, applied, totals, placing, now, ...who }: NewOrder,
): Promise<StoredOrder> {
  const { form, shipping, paymentMethod } = placing
  const [order] = await transaction
    .insert(orders)
    .values({
      id,
      ...who,
      ...startOf(paymentMethod, totals.totalPrice, now),
      paymentMethod,
      shippingMethod: shipping.id,
      subTotal: totals.totalItems,
      discountTotal: totals.totalDiscount,
      shippingTotal: totals.totalShipping,
      shippingTax: totals.totalShippingTax,
      totalTax: totals.totalTax,
      total: totals.totalPrice,
      billing: form.billing,
      shipping: form.shipping,
      note: form.note ?? null,
      idempotencyKey: placing.idempotencyKey,
      createdAt: now,
    })
    .returning()
  if (!order) throw new Error('An order that was just written is not there')
  await writeLines(transaction, id, priced.lines, totals.totalDiscount)
  const keys = await customerKeys(transaction, who.customerId, form.billing.email)
  for (const { code, discount } of applied)
    await noteCouponUse(transaction, { orderId: id, code, discount, customerKeys: keys })
  await rememberAddresses(transaction, order)
  await record(
    transaction,
    { id, status: order.status },
    { event: 'order.placed', actor: 'customer', now },
  )
  const letter = letterOf(cms, order, order.paidAt ? 'payment.received' : 'order.placed', [
    ...lineRows(priced),
    ...sumRows(order, shipping.title),
  ])
  if (letter) await enqueue(transaction, letter, now)
  return order
}

type Row = readonly [string, string]

const lineRows = ({ lines }: PricedBag): Row[] =>
  lines.map(({ stored, offer }) => [
    `${stored.name} × ${stored.quantity}`,
    formatBaht(offer.price * stored.quantity),
  ])

const sumRows = (order: StoredOrder, shipping: string): Row[] => [
  ...(order.discountTotal > 0
    ? [[orderMailLabels.discount, formatBaht(-order.discountTotal)] as const]
    : []),
  [shipping, formatBaht(order.shippingTotal)],
]

/** Each line with its share of the discount, and its pieces taken from stock. */
async function writeLines(
  transaction: Database,
  orderId: number,
  lines: readonly SettledLine[],
  discount: number,
): Promise<void> {
  const shares = spread(
    discount,
    lines.map(({ stored, offer }) => offer.price * stored.quantity),
  )
  await transaction.insert(orderLines).values(
    lines.map(({ stored, offer }, index) => ({
      orderId,
      productId: stored.productId,
      variationId: offer.variationId,
      name: offer.card.name,
      permalink: offer.card.url,
      image: pictureOf(offer.card, offer.variationId) ?? null,
      productType: offer.card.type,
      attributes: nameChoices(offer.card, stored.choices).map(({ name, label }) => ({
        name,
        value: label,
      })),
      price: offer.price,
      quantity: stored.quantity,
      discount: shares[index] ?? 0,
    })),
  )
  for (const { offer, stored } of lines)
    await moveStock(transaction, offer.variationId, -stored.quantity)
}

/** The next checkout of a customer begins with these addresses. */
async function rememberAddresses(transaction: Database, order: StoredOrder): Promise<void> {
  if (order.customerId === null) return
  await transaction
    .update(customers)
    .set({ billing: order.billing, shipping: order.shipping })
    .where(eq(customers.id, order.customerId))
}
