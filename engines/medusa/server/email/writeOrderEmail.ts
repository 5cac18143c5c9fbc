import { returnRows } from '@vitrine/commerce/documents/returnLabel.ts'
import type { EmailContent } from '@vitrine/commerce/email/emailContent.ts'
import { type MailedEvent, orderEmail } from '@vitrine/commerce/email/orderEmail.ts'
import { orderEmailLabels } from '@vitrine/commerce/generated/messages/orderEmailLabels.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { systemClock } from '@vitrine/contract/clock.ts'
import type { ClaimedEmail } from '../../engine/src/modules/shop/rows.ts'
import { productsById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import { toSatang } from '../medusa/amounts.ts'
import { activeFulfilments, type ReadOrder } from '../medusa/shopOrder.ts'
import { storeDocuments } from '../orders/invoice.ts'
import { findOrder } from '../orders/orderReading.ts'
import { timelineParcels } from '../orders/timeline.ts'
import { toItem } from '../orders/toOrder.ts'

/** The events at which the engine issues an invoice or a credit note. */
const issuesDocument = new Set(['payment.received', 'slip.approved', 'refund.done'])

type Rows = NonNullable<EmailContent['rows']>

/** Writes the email about an event of an order, in the words of the embedded CMS, as the order is now. */
export async function writeOrderEmail(
  adapter: Adapter,
  { event, number, detail }: ClaimedEmail,
): Promise<EmailContent | null> {
  const read = await findOrder(adapter, String(number))
  if (!read) throw new Error(`The order ${number} of an email cannot be read`)
  if (issuesDocument.has(event)) await storeDocuments(adapter, read)
  const { order, shop } = read
  const { environment } = adapter
  const context = { secrets: environment.secrets, environment, clock: systemClock }
  const mailed = {
    id: shop.number,
    language: shop.language,
    customerId: shop.customer_id,
    billing: { ...fromMedusaAddress(order.billing_address), email: order.email },
    shipping: fromMedusaAddress(order.shipping_address),
    subTotal: toSatang(order.original_item_total),
    discountTotal: toSatang(order.discount_total),
    shippingTotal: toSatang(order.shipping_total),
    total: toSatang(order.total),
    shippingMethod: shop.shipping_method,
    paymentMethod: shop.payment_method,
    paymentDeadline: new Date(shop.payment_deadline),
  }
  const { billing, shipping } = mailed
  const texts = await localizedContent(adapter.index.thai.dictionary, shop.language, {
    billing,
    shipping,
    lines: await linesOf(adapter, order),
  })
  return orderEmail(context, { ...mailed, ...texts }, event as MailedEvent, {
    rows: rowsOf(adapter, read, event, detail),
    amount: Number(detail['amount'] ?? 0),
  })
}

async function linesOf(adapter: Adapter, { items }: ReadOrder['order']) {
  const ids = items.map(({ product_id }) => product_id)
  const products = await productsById(adapter, ids)
  return items.map((line) => {
    const { name, variationAttributes: attributes, image, quantity } = toItem(line, products)
    return { name, attributes, image, quantity, price: toSatang(line.unit_price) }
  })
}

function rowsOf(
  adapter: Adapter,
  read: ReadOrder,
  event: string,
  detail: ClaimedEmail['detail'],
): Rows {
  if (event === 'order.sent') return parcelRows(read, detail['fulfilmentId'])
  if (event.startsWith('return.')) return rowsOfReturn(adapter, read, detail['returnId'])
  return []
}

function parcelRows(read: ReadOrder, fulfilmentId: unknown): Rows {
  const labels = orderEmailLabels[read.shop.language]
  const sent = activeFulfilments(read).filter(({ id }) => id === fulfilmentId)
  return timelineParcels(sent).flatMap(({ carrier, trackingNumber, trackingUrl }) => [
    [labels.carrier, carrier] as const,
    [labels.trackingNumber, trackingNumber, trackingUrl] as const,
  ])
}

function rowsOfReturn({ environment }: Adapter, read: ReadOrder, returnId: unknown): Rows {
  const request = read.returns.find(({ id }) => id === returnId)
  if (!request) return []
  const { number: id, note, status } = request
  const order = { id: read.shop.number, language: read.shop.language }
  return returnRows({ id, order, status, note }, environment.company)
}
