import { vatRate } from '@vitrine/commerce/rules/totals.ts'
import { openRefund } from '@vitrine/commerce/rules/transitions.ts'
import {
  type FigurePeriod,
  type Figures,
  figurePeriods,
  type Sales,
} from '@vitrine/commerce/staff/figures.ts'
import { fromInstant, toInstant, utcDay } from '@vitrine/contract/clock.ts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import type { Operation } from '../core/context.ts'

export const FiguresInput = z.object({ period: z.enum(figurePeriods) })

const day = 86_400_000

/** Days of a period, and how many days before today it ends. */
const lengths: Record<FigurePeriod, { days: number; before: number }> = {
  today: { days: 1, before: 0 },
  yesterday: { days: 1, before: 1 },
  '7-days': { days: 7, before: 0 },
  '30-days': { days: 30, before: 0 },
}

interface Range {
  from: Date
  to: Date
}

/** Reads what the shop has sold in a period, from the orders, payments and refunds of the books. */
export const readFigures: Operation<z.infer<typeof FiguresInput>, Figures> = async (
  { database, clock },
  { period },
) => {
  const { days, before } = lengths[period]
  const today = fromInstant(`${utcDay(clock.now())} 00:00:00`).getTime()
  const to = new Date(today + (1 - before) * day)
  const range = { from: new Date(to.getTime() - days * day), to }
  const earlier = { from: new Date(range.from.getTime() - days * day), to: range.from }
  const isHourly = days === 1
  const pattern = isHourly ? 'HH24:00' : 'YYYY-MM-DD'
  const sales = await readSales(database, range, pattern)
  return {
    period,
    from: toInstant(range.from),
    to: toInstant(range.to),
    totals: await readTotals(database, range, sales),
    previous: await readTotals(database, earlier, await readSales(database, earlier, pattern)),
    rows: timesOf(range, isHourly).map((time) => ({ time, ...(sales.get(time) ?? noSales) })),
    products: await readProducts(database, range),
    coupons: await readCoupons(database, range),
    returns: await readReturns(database, range),
  }
}

const noSales: Sales = { orders: 0, revenue: 0, tax: 0, refunds: 0, refundTax: 0 }

/** The days of a range, or the hours of one day. */
const timesOf = ({ from, to }: Range, isHourly: boolean): string[] =>
  isHourly
    ? Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
    : Array.from({ length: (to.getTime() - from.getTime()) / day }, (_, index) =>
        utcDay(new Date(from.getTime() + index * day)),
      )

const within = (column: SQL, { from, to }: Range): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`

const paidWithin = (range: Range) => within(sql`o.paid_at`, range)

/** The tax inside an amount, as `includedTax` computes it. */
const taxOf = (amount: SQL): SQL =>
  sql`((2 * (${amount}) * ${sql.raw(String(vatRate))} + ${sql.raw(String(100 + vatRate))}) / ${sql.raw(String(2 * (100 + vatRate)))})`

const stillDue = sql.join(
  [...openRefund, 'done'].map((status) => sql`${status}`),
  sql`, `,
)

/**
 * Refunds of goods with their tax, the part of the order's tax that its earlier refunds have not returned, as in its
 * credit notes.
 */
const goodsRefunds = sql`(
  select amount, requested_at, ${taxOf(sql`through`)} - ${taxOf(sql`through - amount`)} as tax
  from (
    select r.amount, r.requested_at,
      (sum(r.amount) over (partition by r.order_id order by r.id))::bigint as through
    from refunds r join payments p on p.id = r.payment_id
    where p.purpose = 'order' and r.status in (${stillDue})
  ) as refunded)`

/** Sales by time, by the pattern of a time in Asia/Bangkok. */
async function readSales(
  database: Database,
  range: Range,
  pattern: string,
): Promise<Map<string, Sales>> {
  const timeOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Bangkok', ${pattern})`
  const records = await rows<Record<keyof Sales | 'time', string>>(
    database,
    sql`select time, sum(orders)::text as "orders", sum(revenue)::text as "revenue", sum(tax)::text as "tax",
        sum(refunds)::text as "refunds", sum(refund_tax)::text as "refundTax"
      from (
        select ${timeOf(sql`o.paid_at`)} as time, 1 as orders, o.total as revenue, o.total_tax as tax,
          0::bigint as refunds, 0::bigint as refund_tax
        from orders o where ${paidWithin(range)}
        union all
        select ${timeOf(sql`b.requested_at`)}, 0, 0, 0, b.amount, b.tax
        from ${goodsRefunds} b where ${within(sql`b.requested_at`, range)}
      ) as entries group by time`,
  )
  return new Map(records.map(({ time, ...sales }) => [time, numbersOf(sales)]))
}

const numbersOf = <Key extends string>(texts: Record<Key, string>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, Number(text)]),
  ) as Record<Key, number>

async function readTotals(
  database: Database,
  range: Range,
  sales: ReadonlyMap<string, Sales>,
): Promise<Figures['totals']> {
  const sum = (key: keyof Sales) =>
    [...sales.values()].reduce((total, entry) => total + entry[key], 0)
  const [counted] = await rows<{ placed: string; bags: string }>(
    database,
    sql`select
      (select count(*) from orders o where ${within(sql`o.created_at`, range)})::text as "placed",
      (select count(*) from carts c where ${within(sql`c.updated_at`, range)}
        and exists (select 1 from cart_lines l where l.cart_id = c.id))::text as "bags"`,
  )
  const [orders, revenue] = [sum('orders'), sum('revenue')]
  return {
    ...{ orders, revenue, tax: sum('tax'), refunds: sum('refunds'), refundTax: sum('refundTax') },
    average: orders === 0 ? 0 : Math.round(revenue / orders),
    placed: Number(counted?.placed ?? 0),
    bags: Number(counted?.bags ?? 0),
  }
}

/** All products of the orders that were paid in a range, those of the most pieces first. */
async function readProducts(database: Database, range: Range): Promise<Figures['products']> {
  const records = await rows<{ name: string; code: string | null; pieces: string; value: string }>(
    database,
    sql`select coalesce(max(p.name), max(l.name)) as "name", max(p.code) as "code",
        sum(l.quantity)::text as "pieces", sum(l.price * l.quantity - l.discount)::text as "value"
      from order_lines l join orders o on o.id = l.order_id left join products p on p.id = l.product_id
      where ${paidWithin(range)}
      group by l.product_id
      order by sum(l.quantity) desc, sum(l.price * l.quantity - l.discount) desc, l.product_id
      limit 1000`,
  )
  return records.map(({ name, code, ...sold }) => ({ name, code, ...numbersOf(sold) }))
}

/** Use of coupons by orders that were paid in a range. */
async function readCoupons(database: Database, range: Range): Promise<Figures['coupons']> {
  const records = await rows<Record<'code' | 'orders' | 'discount' | 'revenue', string>>(
    database,
    sql`select u.code as "code", count(*)::text as "orders", sum(u.discount)::text as "discount",
        sum(o.total)::text as "revenue"
      from coupon_uses u join orders o on o.id = u.order_id
      where ${paidWithin(range)} group by u.code order by count(*) desc, u.code`,
  )
  return records.map(({ code, ...used }) => ({ code, ...numbersOf(used) }))
}

/** Pieces that shoppers asked to return in a range, by their reason. */
async function readReturns(database: Database, range: Range): Promise<Figures['returns']> {
  const records = await rows<{ reason: string; pieces: string }>(
    database,
    sql`select l.reason as "reason", sum(l.pieces)::text as "pieces"
      from return_lines l join return_requests q on q.id = l.return_id
      where ${within(sql`q.requested_at`, range)} group by l.reason order by sum(l.pieces) desc, l.reason`,
  )
  return records.map(({ reason, pieces }) => ({ reason, pieces: Number(pieces) }))
}
