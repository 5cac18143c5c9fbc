import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import type { EmailRow } from '@vitrine/commerce/email/emailContent.ts'
import { orderEmailLabels } from '@vitrine/commerce/generated/messages/orderEmailLabels.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { carrierCode, carrierTitle, trackingUrl } from '@vitrine/commerce/rules/carriers.ts'
import { rejectionMessage, transition } from '@vitrine/commerce/rules/transitions.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { and, eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { shipments } from '#cms/database/schema/delivery.ts'
import { orderEvents } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder, recordEvent } from '../order/changeOrder.ts'
import { type EmailingCms, emailShopper } from '../order/emailShopper.ts'
import type { StoredOrder } from '../order/requireOrder.ts'

/** A parcel as staff enter it. */
export interface Parcel {
  orderId: number
  carrier: string
  trackingNumber: string
  /** Whether it replaces the parcels that were recorded before, such as one with a wrong number. */
  isReplacing: boolean
}

/**
 * Records a parcel of an order and emails the shopper its carrier, number and link. An order that is being packed becomes
 * completed; a completed one gets another parcel. Returns the order as it is then. Throws conflict in any other status, and
 * for a parcel that is recorded already.
 */
export async function sendOrder(
  cms: EmailingCms & Pick<Cms, 'database'>,
  { orderId, carrier: name, trackingNumber: number, isReplacing }: Parcel,
): Promise<StoredOrder> {
  const now = cms.clock.now()
  const carrier = carrierCode(name)
  const trackingNumber = number.replace(/\s/g, '').toUpperCase()
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const isSentBefore = order.status === 'completed'
    if (!isSentBefore && !transition(order, 'order.completed'))
      throw new ContractProblem('conflict', rejectionMessage(order.status, 'order.completed'))
    if (await isRecorded(transaction, { orderId, carrier, trackingNumber }))
      throw new ContractProblem('conflict', staffCopy.parcelRecorded)
    if (isReplacing) await transaction.delete(shipments).where(eq(shipments.orderId, orderId))
    await transaction.insert(shipments).values({ orderId, carrier, trackingNumber, sentAt: now })
    const detail = { carrier, trackingNumber }
    await recordEvent(transaction, order, { event: 'order.sent', actor: 'staff', now, detail })
    const cause = { event: 'order.completed', actor: 'staff', now, isSilent: true } as const
    const changed = isSentBefore ? order : await changeOrder(cms, transaction, orderId, cause)
    const rows = parcelRows(order, { carrier, trackingNumber })
    await emailShopper(cms, transaction, changed, 'order.sent', { rows })
    return changed
  })
}

/** The rows of an email about a parcel. */
export const parcelRows = (
  { language }: { language: Language },
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): EmailRow[] => [
  [orderEmailLabels[language].carrier, carrierTitle(carrier)],
  [orderEmailLabels[language].trackingNumber, trackingNumber, trackingUrl(carrier, trackingNumber)],
]

async function isRecorded(
  transaction: Database,
  { orderId, carrier, trackingNumber }: Omit<Parcel, 'isReplacing'>,
): Promise<boolean> {
  const found = await transaction.$count(
    shipments,
    and(
      eq(shipments.orderId, orderId),
      eq(shipments.carrier, carrier),
      eq(shipments.trackingNumber, trackingNumber),
    ),
  )
  return found > 0
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
