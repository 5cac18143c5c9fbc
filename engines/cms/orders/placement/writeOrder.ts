import type { Holder } from '@vitrine/commerce/orderHolder.ts'
import type { CheckedForm } from '@vitrine/commerce/rules/checkoutForm.ts'
import { initialOrderState } from '@vitrine/commerce/rules/paymentMethods.ts'
import type { Totals } from '@vitrine/commerce/rules/totals.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { customerKeys } from '#cms/cart/cartCoupons.ts'
import type { ReconciledLine } from '#cms/cart/lines.ts'
import { describeChoices, type PricedCart } from '#cms/cart/serializeCart.ts'
import { cardImage } from '#cms/catalog/productOptions.ts'
import type { Cms } from '#cms/core/context.ts'
import { saveOrderAddresses } from '#cms/customer/addresses/addressBook.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLines, orders } from '#cms/database/schema/orders.ts'
import { recordEvent, settleOrder } from '../order/changeOrder.ts'
import { emailShopper } from '../order/emailShopper.ts'
import { adjustStock } from '../order/releaseOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { recordCouponUse } from './couponUse.ts'

interface NewOrder {
  id: number
  priced: PricedCart
  applied: readonly { code: string; discount: number }[]
  /** The share of each line in the discount, in satang. */
  shares: readonly number[]
  totals: Totals
  customerId: number | null
  holder: Holder
  placing: CheckedForm & {
    idempotencyKey: string
    language: Language
    actor?: 'customer' | 'staff'
  }
  now: Date
}

/** Writes a validated order with its lines, stock, coupons, audit row and email, under the caller's locks. */
export async function writeOrder(
  cms: Cms,
  transaction: Database,
  { id, priced, applied, shares, totals, placing, holder, now, ...who }: NewOrder,
): Promise<StoredOrder> {
  const { form, shipping, paymentMethod } = placing
  const [order] = await transaction
    .insert(orders)
    .values({
      id,
      ...who,
      ...holder,
      ...initialOrderState(
        paymentMethod,
        { total: totals.totalPrice, isGuest: who.customerId === null },
        now,
      ),
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
      giftWrap: priced.giftWrap,
      language: placing.language,
      idempotencyKey: placing.idempotencyKey,
      bodyHash: placing.bodyHash,
      createdAt: now,
    })
    .returning()
  if (!order) throw new Error('The order that was just inserted cannot be read')
  await writeLines(transaction, id, priced.lines, shares)
  const { email, phone: phoneNumber } = form.billing
  const keys = await customerKeys(transaction, { ...who, emails: [email], phoneNumber })
  for (const { code, discount } of applied)
    await recordCouponUse(transaction, { orderId: id, code, discount, customerKeys: keys })
  if (order.customerId !== null)
    await saveOrderAddresses(transaction, order.customerId, order, order.createdAt)
  await recordEvent(
    transaction,
    { id, status: order.status },
    { event: 'order.placed', actor: placing.actor ?? 'customer', now },
  )
  const { paidAt } = order
  if (paidAt) await settleOrder(cms, transaction, { ...order, paidAt })
  await emailShopper(cms, transaction, order, paidAt ? 'payment.received' : 'order.placed')
  return order
}

/** Writes each line with its share of the discount and takes its quantity from stock. */
async function writeLines(
  transaction: Database,
  orderId: number,
  lines: readonly ReconciledLine[],
  shares: readonly number[],
): Promise<void> {
  await transaction.insert(orderLines).values(
    lines.map(({ stored, offer }, index) => ({
      orderId,
      productId: stored.productId,
      variationId: offer.variationId,
      name: offer.card.name,
      permalink: offer.card.url,
      image: cardImage(offer.card, offer.variationId) ?? null,
      productType: offer.card.type,
      attributes: describeChoices(offer.card, stored.choices).map(({ name, label, isText }) => ({
        ...{ name, value: label },
        ...(isText && { isText }),
      })),
      price: offer.price,
      quantity: stored.quantity,
      discount: shares[index] ?? 0,
    })),
  )
  for (const { offer, stored } of lines)
    await adjustStock(transaction, offer.variationId, -stored.quantity)
}
