import { formatBaht } from '@vitrine/commerce/satang.ts'
import type { SlipRow, WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { and, asc, count, eq, inArray, isNotNull, isNull, max, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orders, outboxEmails, slips } from '#cms/database/schema/orders.ts'
import { orderVersions } from '#cms/orders/order/orderVersions.ts'
import { orderIdsWithSlip } from '#cms/orders/payment/slipUse.ts'
import type { Operation } from '../core/context.ts'
import { emailRows, orderRows } from './orders.ts'
import { slipPath } from './orderView.ts'
import { listRefunds } from './refunds.ts'
import { listReturns } from './returns.ts'
import { readLowStock } from './stock.ts'

/** The maximum number of rows of each queue on the first screen, whose counts are of all. */
const shown = 25

/** Reads the queues of pending work. */
export const readQueues: Operation<object, WorkQueues> = async (cms) => {
  const { database, clock } = cms
  const refunds = await listRefunds(cms)
  const returns = await listReturns(cms)
  const first = <Row>(rows: Row[]) => ({ count: rows.length, rows: rows.slice(0, shown) })
  return {
    slips: await slipsToCheck(cms),
    packing: await ordersIn(database, and(isProcessing, isNotNull(orders.paidAt)), orders.paidAt),
    cash: await ordersIn(database, and(isProcessing, isNull(orders.paidAt)), orders.createdAt),
    sending: await ordersIn(database, eq(orders.status, 'packing'), orders.createdAt),
    returns: first(returns.toReversed()),
    refunds: first(refunds),
    emails: await failedEmails(database),
    stock: first(await readLowStock(database, clock.now())),
  }
}

const isProcessing = eq(orders.status, 'processing')

async function ordersIn(database: Database, isWaiting: SQL | undefined, since: PgColumn) {
  const records = await database
    .select()
    .from(orders)
    .where(isWaiting)
    .orderBy(asc(since), asc(orders.id))
    .limit(shown)
  return {
    count: await database.$count(orders, isWaiting),
    rows: await orderRows(database, records),
  }
}

/** Orders whose slip awaits its check, each with its newest slip. */
async function slipsToCheck({ database }: Pick<Cms, 'database'>) {
  const isWaiting = eq(orders.status, 'checking_payment')
  const newest = database
    .select({ id: max(slips.id) })
    .from(slips)
    .groupBy(slips.orderId)
  const records = await database
    .select({ order: orders, slip: slips })
    .from(slips)
    .innerJoin(orders, eq(orders.id, slips.orderId))
    .where(and(isWaiting, inArray(slips.id, newest)))
    .orderBy(asc(slips.at), asc(slips.id))
    .limit(shown)
  const versions = await orderVersions(
    database,
    records.map(({ order }) => order.id),
  )
  const rows: SlipRow[] = []
  for (const { order, slip } of records)
    rows.push({
      order: String(order.id),
      customer: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
      total: formatBaht(order.total),
      claimed: formatBaht(slip.transferAmount),
      isExact: slip.transferAmount === order.total,
      bank: slip.bank,
      since: toInstant(slip.at),
      image: slipPath(slip.id),
      usedFor: (await orderIdsWithSlip(database, slip)).map(String),
      version: versions.get(order.id) ?? 0,
    })
  return { count: await database.$count(orders, isWaiting), rows }
}

async function failedEmails(database: Database) {
  const isFailed = and(isNull(outboxEmails.sentAt), isNotNull(outboxEmails.failure))
  const records = await database
    .select()
    .from(outboxEmails)
    .where(isFailed)
    .orderBy(asc(outboxEmails.id))
    .limit(shown)
  const [counted] = await database.select({ total: count() }).from(outboxEmails).where(isFailed)
  return { count: counted?.total ?? 0, rows: emailRows(records) }
}
