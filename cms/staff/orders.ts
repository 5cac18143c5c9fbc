import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { changeOrder } from '#cms/orders/order/changeOrder.ts'
import { entriesOf, readEntries } from '#cms/orders/order/ledger.ts'
import { findOrder, orderNotFound, type StoredOrder } from '#cms/orders/order/requireOrder.ts'
import { readOrderLines } from '#cms/orders/order/serializeOrders.ts'
import { readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { checkBeforeEnd } from '#cms/orders/payment/chargeChecks.ts'
import { latestCharge } from '#cms/orders/payment/latestCharge.ts'
import { readPromptPay } from '#cms/orders/payment/promptPayCharge.ts'
import { orderIdsWithSlip, ordersWithUsedSlips } from '#cms/orders/payment/slipUse.ts'
import { toInstant } from '#contract/clock.ts'
import { displayPhone } from '#contract/phone.ts'
import { ContractProblem } from '#contract/problem.ts'
import { isWrong, ledgerOf } from '#contract/rules/ledger.ts'
import { type StaffAction, staffActions, statusLabel } from '#contract/rules/transitions.ts'
import { formatBaht } from '#contract/satang.ts'
import { charges, orderEvents, orders, outboxEmails, slips } from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import { documentNumber } from '#server/documents/taxDocument.ts'
import { paymentProvider } from '#server/payment/configuredProvider.ts'
import type { Operation } from '../core/context.ts'

export const ListInput = z.object({
  status: z.string().optional(),
  limit: z.number().int().min(1).max(1000),
})
export const OrderInput = z.object({ id: z.string() })
export const ActInput = OrderInput.extend({
  action: z.enum(Object.keys(staffActions) as [StaffAction, ...StaffAction[]]),
})

/** One row of the list of orders. */
export interface OrderRow {
  order: string
  placed: string
  customer: string
  payment: string
  status: string
  total: string
  /** The amount to be returned; null if nothing is. */
  owed: string | null
  /** Whether a slip of it was sent for another order too. */
  isSlipUsed: boolean
}

/** Lists the newest orders, optionally of one status. */
export const listOrders: Operation<z.infer<typeof ListInput>, OrderRow[]> = async (cms, input) => {
  const found = await cms.database
    .select()
    .from(orders)
    .where(input.status ? eq(orders.status, input.status) : undefined)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(input.limit)
  const ids = found.map(({ id }) => id)
  const entries = await readEntries(cms.database, ids)
  const used = await ordersWithUsedSlips(cms.database, ids)
  const owed = (order: StoredOrder) => ledgerOf(order, entriesOf(order.id, entries)).owed
  return found.map((order) => ({
    order: String(order.id),
    placed: toInstant(order.createdAt),
    customer: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
    payment: order.paymentMethod,
    status: statusLabel(order.status),
    total: formatBaht(order.total),
    owed: owed(order) > 0 ? formatBaht(owed(order)) : null,
    isSlipUsed: used.has(order.id),
  }))
}

/** Shows an order with its lines, charges, slips, books and history. */
export const showOrder: Operation<z.infer<typeof OrderInput>, string[]> = async (cms, { id }) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  const { database } = cms
  const [lines, events, orderSlips, orderCharges, entries, documents] = await Promise.all([
    readOrderLines(database, [order.id]),
    database
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(asc(orderEvents.id)),
    database.select().from(slips).where(eq(slips.orderId, order.id)).orderBy(asc(slips.id)),
    database
      .select()
      .from(charges)
      .where(eq(charges.orderId, order.id))
      .orderBy(asc(charges.createdAt)),
    readEntries(database, [order.id]),
    readTaxDocuments(database, order.id),
  ])
  const books = ledgerOf(order, entries)
  const used = await Promise.all(orderSlips.map((slip) => orderIdsWithSlip(database, slip)))
  return [
    `Order ${order.id}: ${statusLabel(order.status)}, ${formatBaht(order.total)}, ${order.paymentMethod}`,
    `Customer: ${order.billing.firstName} ${order.billing.lastName}, ${order.billing.email ?? ''}, ${displayPhone(order.billing.phone ?? '')}`,
    `Delivery: ${addressLine(order.shipping)}`,
    ...(order.note ? [`Note: ${order.note}`] : []),
    ...lines.map(
      (line, index) =>
        `  ${index + 1}. ${line.quantity} × ${[line.name, ...line.attributes.map(({ name, value }) => `${name}: ${value}`)].join(', ')}  ${formatBaht(line.price * line.quantity)}`,
    ),
    ...orderCharges.map(
      (charge) =>
        `Charge ${charge.reference ?? charge.id}: ${charge.status}, ${formatBaht(charge.amount)}`,
    ),
    ...orderSlips.map(
      (slip, index) =>
        `Slip of ${toInstant(slip.at)}: ${formatBaht(slip.transferAmount)} to ${slip.bank} by ${slip.name}, ${slip.file}${usedFor(used[index] ?? [])}`,
    ),
    ...documents.map(
      (document) =>
        `${documentNumber(document)} of ${toInstant(document.issuedAt)}: ${formatBaht(document.amount)}, VAT ${formatBaht(document.tax)}`,
    ),
    ...entries.refunds.map(
      ({ id, amount, method, status, failure }) =>
        `Refund ${id}: ${formatBaht(amount)}, ${method}, ${status}${failure ? ` (${failure})` : ''}`,
    ),
    `Books: received ${formatBaht(books.received)}, goods ${formatBaht(books.goods)}, returned ${formatBaht(books.returned)}, owed ${formatBaht(books.owed)}${isWrong(order, entries) ? `, WRONG BY ${formatBaht(books.difference)}` : ''}`,
    ...events.map(
      (event) =>
        `${toInstant(event.at)}  ${event.staff ?? event.actor}  ${event.event}: ${event.fromStatus ?? ''} → ${event.toStatus}`,
    ),
  ]
}

const addressLine = (address: StoredOrder['shipping']) =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    address.subdistrict,
    address.city,
    `${address.state} ${address.postcode}`,
    displayPhone(address.phone ?? ''),
  ]
    .filter(Boolean)
    .join(', ')

const usedFor = (ids: readonly number[]) =>
  ids.length > 0 ? `, USED BEFORE for order ${ids.join(', ')}` : ''

/** Applies a staff action to an order. Throws conflict when its status does not allow it. */
export const actOnOrder: Operation<z.infer<typeof ActInput>, string> = async (
  cms,
  { id, action },
) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  if (action === 'cancel') await checkBeforeEnd(cms, order.id, cms.clock.now())
  const cause = { event: staffActions[action], actor: 'staff' as const, now: cms.clock.now() }
  const changed = await transact(cms.database, (transaction) =>
    changeOrder(cms, transaction, order.id, cause),
  )
  return `Order ${order.id} is ${statusLabel(changed.status)} now.`
}

/** The open charge of an order, created if necessary, which the sandbox's webhook refers to. */
export const openCharge: Operation<
  z.infer<typeof OrderInput>,
  { reference: string; amount: number }
> = async (cms, { id }) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  if (paymentProvider(cms).name !== 'sandbox')
    throw new ContractProblem('conflict', 'Payments go through Omise here: pay in its dashboard.')
  await readPromptPay(cms, order, cms.clock.now())
  const charge = await latestCharge(cms.database, order.id)
  if (!charge?.reference)
    throw new ContractProblem('conflict', 'This order is not waiting for a payment.')
  return { reference: charge.reference, amount: charge.amount }
}

/** One row of the list of mails. */
export interface EmailRow {
  email: string
  written: string
  to: string
  subject: string
  state: string
}

/** Lists the newest emails and whether they were sent. */
export const listEmails: Operation<{ limit: number }, EmailRow[]> = async (cms, { limit }) => {
  const found = await cms.database
    .select()
    .from(outboxEmails)
    .orderBy(desc(outboxEmails.id))
    .limit(limit)
  return found.map((email) => ({
    email: String(email.id),
    written: toInstant(email.createdAt),
    to: email.recipient,
    subject: email.subject,
    state: email.sentAt
      ? `sent ${toInstant(email.sentAt)}`
      : email.givenUpAt
        ? `given up ${toInstant(email.givenUpAt)}: ${email.failure}`
        : email.failure
          ? `failed: ${email.failure}; again ${toInstant(email.nextAttemptAt)}`
          : 'waiting',
  }))
}
