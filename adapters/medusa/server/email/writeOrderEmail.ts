import { systemClock } from '../../../../contract/clock.ts'
import { invoiceCopy, orderEmailLabels } from '../../../../contract/copy/orders.ts'
import { returnCopy } from '../../../../contract/copy/returns.ts'
import { shippingMethod } from '../../../../contract/rules/shippingMethods.ts'
import { formatBaht } from '../../../../contract/satang.ts'
import { returnLabel } from '../../../../server/documents/returnLabel.ts'
import { type MailedEvent, orderEmail, placeRow } from '../../../../server/email/orderEmail.ts'
import type { EmailContent } from '../../../../server/email/renderEmail.ts'
import type { ClaimedEmail } from '../../engine/src/modules/shop/rows.ts'
import { productsById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import { toSatang } from '../medusa/amounts.ts'
import { fulfilmentsOf, type ReadOrder } from '../medusa/shopOrder.ts'
import { storeDocuments } from '../orders/invoice.ts'
import { findOrder } from '../orders/orderReading.ts'
import { parcelsOf } from '../orders/timeline.ts'
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
  const mailed = {
    id: shop.number,
    customerId: shop.customer_id,
    billing: { ...fromMedusaAddress(order.billing_address), email: order.email },
    total: toSatang(order.total),
    paymentMethod: shop.payment_method,
    paymentDeadline: new Date(shop.payment_deadline),
  }
  const { environment } = adapter
  const context = {
    secrets: environment.secrets,
    environment,
    clock: systemClock,
  }
  return orderEmail(context, mailed, event as MailedEvent, {
    rows: await rowsOf(adapter, read, event, detail),
    amount: Number(detail['amount'] ?? 0),
  })
}

async function rowsOf(
  adapter: Adapter,
  read: ReadOrder,
  event: string,
  detail: ClaimedEmail['detail'],
): Promise<Rows> {
  if (event === 'order.placed') return itemRows(adapter, read)
  if (event === 'order.sent') return parcelRows(read, detail['fulfilmentId'])
  if (event.startsWith('return.')) return returnRows(adapter, read, detail['returnId'])
  return []
}

async function itemRows(adapter: Adapter, read: ReadOrder): Promise<Rows> {
  const { order, shop } = read
  const products = await productsById(
    adapter,
    order.items.map(({ product_id }) => product_id),
  )
  const lines = order.items.map((line) => {
    const { name, variationAttributes, quantity, total } = toItem(line, products)
    const choices = variationAttributes.map(({ value }) => value)
    return [`${[name, ...choices].join(', ')} × ${quantity}`, formatBaht(toSatang(total))] as const
  })
  const discount = toSatang(order.discount_total)
  const method = shippingMethod(shop.shipping_method)
  return [
    ...lines,
    ...(discount > 0 ? [[orderEmailLabels.discount, formatBaht(-discount)] as const] : []),
    [method?.title ?? invoiceCopy.shipping, formatBaht(toSatang(order.shipping_total))],
    placeRow(fromMedusaAddress(order.shipping_address), method),
  ]
}

function parcelRows(read: ReadOrder, fulfilmentId: unknown): Rows {
  const sent = fulfilmentsOf(read).filter(({ id }) => id === fulfilmentId)
  return parcelsOf(sent).flatMap(({ carrier, trackingNumber, trackingUrl }) => [
    [orderEmailLabels.carrier, carrier] as const,
    [orderEmailLabels.trackingNumber, trackingNumber, trackingUrl] as const,
  ])
}

function returnRows({ environment }: Adapter, read: ReadOrder, returnId: unknown): Rows {
  const found = read.returns.find(({ id }) => id === returnId)
  if (!found) return []
  const { number: id, note, status } = found
  const label = returnLabel({ id, orderId: read.shop.number }, environment.company)
  return [
    [returnCopy.number, String(id)],
    ...(note ? [[returnCopy.note, note] as const] : []),
    ...(status === 'approved' ? [[returnCopy.sendTo, label.join(', ')] as const] : []),
  ]
}
