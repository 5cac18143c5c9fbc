import { comparablePhone, minPhoneDigits } from '@vitrine/commerce/orderAccess.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { computeLedger } from '@vitrine/commerce/rules/ledger.ts'
import { type StaffAction, staffActions, statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import type { EmailRow, OrderRow } from '@vitrine/commerce/staff/orders.ts'
import { daysBetween, StaffDay } from '@vitrine/commerce/staff/staffTime.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { and, count, desc, eq, exists, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { shipments } from '#cms/database/schema/delivery.ts'
import { orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { unsentPieces } from '#cms/orders/delivery/parcelLines.ts'
import { changeOrder, lockOrder, recordEvent } from '#cms/orders/order/changeOrder.ts'
import { orderEntries, readEntries } from '#cms/orders/order/ledger.ts'
import { orderVersions } from '#cms/orders/order/orderVersions.ts'
import { readDeliveries } from '#cms/orders/order/readDelivery.ts'
import { findOrder, orderNotFound, type StoredOrder } from '#cms/orders/order/requireOrder.ts'
import { readOrderLines } from '#cms/orders/order/serializeOrders.ts'
import { checkBeforeEnd } from '#cms/orders/payment/chargeChecks.ts'
import { latestCharge } from '#cms/orders/payment/confirmedCharge.ts'
import { readPromptPay } from '#cms/orders/payment/promptPayCharge.ts'
import { ordersWithUsedSlips } from '#cms/orders/payment/slipUse.ts'
import type { Operation } from '../core/context.ts'
import { IdempotencyKey, once } from './once.ts'
import { containing, matchesWords } from './search.ts'

export const ListInput = z.object({
  status: z.string().max(40).optional(),
  /** The id of a payment method. */
  payment: z.string().max(40).optional(),
  from: StaffDay.optional().meta({ description: 'The first day on which they were placed …' }),
  to: StaffDay.optional().meta({ description: '… and the last one' }),
  /** A number, name, phone number, email address or tracking number. */
  search: z.string().trim().max(100).optional(),
  page: z.number().int().min(1).max(100_000).default(1),
  limit: z.number().int().min(1).max(1000),
})
export const OrderInput = z.object({ id: z.string().max(100) })
export const ActInput = OrderInput.extend({
  action: z.enum(Object.keys(staffActions) as [StaffAction, ...StaffAction[]]),
})

export const NoteInput = OrderInput.extend({
  text: z.string().trim().min(1, 'Enter a note').max(1000),
  key: IdempotencyKey,
})

/** Lists the newest orders, optionally of one status or those that match a search. */
export const listOrders: Operation<
  z.input<typeof ListInput>,
  { rows: OrderRow[]; total: number }
> = async ({ database }, { status, payment, from, to, search, page = 1, limit }) => {
  const days = daysBetween(from, to)
  const isListed = and(
    status ? eq(orders.status, status) : undefined,
    payment ? eq(orders.paymentMethod, payment) : undefined,
    days.from && gte(orders.createdAt, days.from),
    days.to && lt(orders.createdAt, days.to),
    search ? matches(database, search) : undefined,
  )
  const rows = await database
    .select()
    .from(orders)
    .where(isListed)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await database.select({ total: count() }).from(orders).where(isListed)
  return { rows: await orderRows(database, rows), total: counted?.total ?? 0 }
}

/** Orders whose number, names in any order, email address, phone number or tracking number contain a text. */
function matches(database: Database, text: string): SQL | undefined {
  const number = typedText('order', text)
  const namesOf = (address: typeof orders.billing | typeof orders.shipping) =>
    sql`concat_ws(' ', ${address} ->> 'firstName', ${address} ->> 'lastName', ${address} ->> 'company')`
  const phone = comparablePhone(text)
  const parcel = database
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orders.id),
        ilike(shipments.trackingNumber, containing(text.replace(/\s/g, ''))),
      ),
    )
  return or(
    /^\d+$/.test(number) ? sql`${orders.id}::text like ${containing(number)}` : undefined,
    matchesWords(text, [namesOf(orders.billing)]),
    matchesWords(text, [namesOf(orders.shipping)]),
    ilike(sql`${orders.billing} ->> 'email'`, containing(typedText('email', text))),
    phone.length >= minPhoneDigits
      ? sql`right(regexp_replace(${orders.shipping} ->> 'phone', '\\D', '', 'g'), 9) = ${phone} or ${orders.contactPhone} = ${phone}`
      : undefined,
    exists(parcel),
  )
}

/** Rows of these orders, in their order. */
export async function orderRows(
  database: Database,
  stored: readonly StoredOrder[],
): Promise<OrderRow[]> {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const entries = await readEntries(database, ids)
  const used = await ordersWithUsedSlips(database, ids)
  const versions = await orderVersions(database, ids)
  const unsent = await unsentByOrder(database, stored)
  const owed = (order: StoredOrder) => computeLedger(order, orderEntries(order.id, entries)).owed
  return stored.map((order) => ({
    order: String(order.id),
    placed: toInstant(order.createdAt),
    customer: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
    payment: order.paymentMethod,
    status: statusLabel(order.status),
    total: formatBaht(order.total),
    owed: owed(order) > 0 ? formatBaht(owed(order)) : null,
    isSlipUsed: used.has(order.id),
    unsent: unsent.get(order.id) ?? null,
    version: versions.get(order.id) ?? 0,
  }))
}

/** Pieces that are still to be sent of the orders of which a parcel was sent, by order. */
async function unsentByOrder(
  database: Database,
  stored: readonly StoredOrder[],
): Promise<Map<number, number>> {
  const ids = stored.filter(({ status }) => status === 'packing').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { shipments: parcels } = await readDeliveries(database, ids)
  const lines = await readOrderLines(database, ids)
  return new Map(
    [...Map.groupBy(parcels, ({ orderId }) => orderId)].map(([id, sent]) => [
      id,
      lines
        .filter(({ orderId }) => orderId === id)
        .reduce((sum, line) => sum + unsentPieces(line, sent), 0),
    ]),
  )
}

/** Records a note for colleagues, which shoppers do not see. */
export const noteOrder: Operation<z.infer<typeof NoteInput>, string> = async (
  { database, clock },
  { id, ...note },
) => {
  const unlocked = await findOrder({ database }, id)
  if (!unlocked) throw orderNotFound()
  const now = clock.now()
  return transact(database, (transaction) =>
    once(transaction, { ...note, id }, now, async () => {
      const order = await lockOrder(transaction, unlocked.id)
      const detail = { note: note.text }
      await recordEvent(transaction, order, { event: 'order.noted', actor: 'staff', now, detail })
      return 'The note is saved.'
    }),
  )
}

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

/** Lists the newest emails and whether they were sent. */
export const listEmails: Operation<{ limit: number }, EmailRow[]> = async (
  { database },
  { limit },
) =>
  emailRows(await database.select().from(outboxEmails).orderBy(desc(outboxEmails.id)).limit(limit))

/** Rows of these emails, in their order. */
export const emailRows = (item: readonly (typeof outboxEmails.$inferSelect)[]): EmailRow[] =>
  item.map((email) => ({
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
    canRetry: email.sentAt === null && email.failure !== null,
    version: email.attempts,
  }))
