import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import type { EmailRow } from '@vitrine/commerce/email/emailContent.ts'
import { orderEmailLabels } from '@vitrine/commerce/generated/messages/orderEmailLabels.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { carrierCode, carrierTitle, trackingUrl } from '@vitrine/commerce/rules/carriers.ts'
import { rejectionMessage, transition } from '@vitrine/commerce/rules/transitions.ts'
import { and, eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { shipments } from '#cms/database/schema/delivery.ts'
import { orderEvents } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder, recordEvent } from '../order/changeOrder.ts'
import { type EmailingCms, emailShopper } from '../order/emailShopper.ts'
import { readDeliveries } from '../order/readDelivery.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { readOrderLines } from '../order/serializeOrders.ts'
import {
  type ChosenPieces,
  describePieces,
  parcelItems,
  parcelLines,
  unsentPieces,
} from './parcelLines.ts'

/** The carrier and number of a parcel as staff enter them. */
interface Tracking {
  orderId: number
  carrier: string
  trackingNumber: string
}

const readTracking = ({ carrier, trackingNumber, ...parcel }: Tracking) => ({
  ...parcel,
  carrier: carrierCode(carrier),
  trackingNumber: trackingNumber.replace(/\s/g, '').toUpperCase(),
})

/** The order that was sent, and how many of its pieces are still to be sent. */
interface Sent {
  order: StoredOrder
  unsent: number
}

/**
 * Records a parcel of an order with the chosen pieces, or all that are not sent, and emails the shopper. The last
 * parcel of an order that is being packed completes it. Throws conflict in any status but packing and completed, and
 * for a parcel that is recorded already.
 */
export async function sendOrder(
  cms: EmailingCms & Pick<Cms, 'database'>,
  { pieces, ...entered }: Tracking & { pieces?: readonly ChosenPieces[] | undefined },
): Promise<Sent> {
  const now = cms.clock.now()
  const { orderId, carrier, trackingNumber } = readTracking(entered)
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const isSentBefore = order.status === 'completed'
    if (!isSentBefore && !transition(order, 'order.completed'))
      throw new ContractProblem('conflict', rejectionMessage(order.status, 'order.completed'))
    const { shipments: before } = await readDeliveries(transaction, [orderId])
    requireNewParcel(before, { carrier, trackingNumber })
    const lines = await readOrderLines(transaction, [orderId])
    const parcel = {
      ...{ orderId, carrier, trackingNumber, sentAt: now },
      lines: parcelLines(order, lines, before, pieces),
    }
    await transaction.insert(shipments).values(parcel)
    const items = parcelItems(lines, parcel).map((item) => describePieces(item.line, item.pieces))
    const note = [`${carrierTitle(carrier)} ${trackingNumber}`, ...items].join(', ')
    const detail = { carrier, trackingNumber, note }
    await recordEvent(transaction, order, { event: 'order.sent', actor: 'staff', now, detail })
    const unsent = lines.reduce((sum, line) => sum + unsentPieces(line, [...before, parcel]), 0)
    const cause = { event: 'order.completed', actor: 'staff', now, isSilent: true } as const
    const isLast = !isSentBefore && unsent === 0
    const changed = isLast ? await changeOrder(cms, transaction, orderId, cause) : order
    const rows = await parcelRows(cms, transaction, order, parcel)
    await emailShopper(cms, transaction, changed, 'order.sent', { rows })
    return { order: changed, unsent }
  })
}

/**
 * Corrects the carrier and number of a parcel, and emails them to the shopper. Throws not_found for a parcel that the order
 * does not have, and conflict for one that is recorded already.
 */
export async function correctParcel(
  cms: EmailingCms & Pick<Cms, 'database'>,
  { parcel: id, ...entered }: Tracking & { parcel: number },
): Promise<void> {
  const now = cms.clock.now()
  const { orderId, ...tracking } = readTracking(entered)
  await transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const { shipments: parcels } = await readDeliveries(transaction, [orderId])
    const parcel = parcels.find((other) => other.id === id)
    if (!parcel) throw notFound(staffCopy.parcelUnknown)
    requireNewParcel(parcels, tracking)
    await transaction.update(shipments).set(tracking).where(eq(shipments.id, id))
    const detail = {
      ...tracking,
      note: `${carrierTitle(parcel.carrier)} ${parcel.trackingNumber} is ${carrierTitle(tracking.carrier)} ${tracking.trackingNumber}`,
    }
    await recordEvent(transaction, order, {
      event: 'parcel.corrected',
      actor: 'staff',
      now,
      detail,
    })
    const rows = await parcelRows(cms, transaction, order, { ...parcel, ...tracking })
    await emailShopper(cms, transaction, order, 'order.sent', { rows })
  })
}

/** Throws conflict for a parcel that is recorded already. */
function requireNewParcel(
  parcels: readonly Pick<typeof shipments.$inferSelect, 'carrier' | 'trackingNumber'>[],
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): void {
  const isRecorded = parcels.some(
    (parcel) => parcel.carrier === carrier && parcel.trackingNumber === trackingNumber,
  )
  if (isRecorded) throw new ContractProblem('conflict', staffCopy.parcelRecorded)
}

/** The rows of an email about a parcel, with its pieces if it does not have all of the order. */
export async function parcelRows(
  cms: EmailingCms,
  transaction: Database,
  { id, language }: Pick<StoredOrder, 'id' | 'language'>,
  parcel: Pick<typeof shipments.$inferSelect, 'carrier' | 'trackingNumber' | 'lines'>,
): Promise<EmailRow[]> {
  const labels = orderEmailLabels[language]
  const { carrier, trackingNumber } = parcel
  const stored = await readOrderLines(transaction, [id])
  const { lines } = await localizedContent(cms.thai, language, { lines: stored })
  const items = parcelItems(lines, parcel)
  const isWhole =
    items.length === lines.length && items.every(({ line, pieces }) => pieces === line.quantity)
  const contents = items.map(({ line, pieces }) => describePieces(line, pieces)).join(', ')
  return [
    [labels.carrier, carrierTitle(carrier)],
    [labels.trackingNumber, trackingNumber, trackingUrl(carrier, trackingNumber)],
    ...(isWhole || !contents ? [] : [[labels.parcelItems, contents] as const]),
  ]
}

/** Records, once, that a completed order has reached the shopper. Throws conflict otherwise. */
export async function deliverOrder(
  cms: EmailingCms & Pick<Cms, 'database'>,
  orderId: number,
): Promise<void> {
  const now = cms.clock.now()
  await transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const isDelivered = await transaction.$count(
      orderEvents,
      and(eq(orderEvents.orderId, orderId), eq(orderEvents.event, 'order.delivered')),
    )
    if (isDelivered > 0) throw new ContractProblem('conflict', staffCopy.alreadyDelivered)
    const cause = { actor: 'staff', now } as const
    await changeOrder(cms, transaction, orderId, { ...cause, event: 'order.delivered' })
    // The courier hands over the parcel for cash alone (payment.cash.paid).
    if (transition(order, 'cash.received'))
      await changeOrder(cms, transaction, orderId, { ...cause, event: 'cash.received' })
  })
}
