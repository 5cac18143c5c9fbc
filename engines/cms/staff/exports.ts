import { csvLine } from '@vitrine/commerce/csv.ts'
import { fieldProblem } from '@vitrine/commerce/problem.ts'
import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { type ExportedTable, exportedTables } from '@vitrine/commerce/staff/customers.ts'
import { daysBetween, StaffDay } from '@vitrine/commerce/staff/staffTime.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { and, asc, type Column, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { chosenLabels } from '#cms/catalog/chosenOptions.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { orderLines, orders, refunds } from '#cms/database/schema/orders.ts'
import type { Operation } from '../core/context.ts'

export const ExportInput = z.object({
  table: z.enum(exportedTables),
  from: StaffDay.optional().meta({ description: 'The first day of its rows …' }),
  to: StaffDay.optional().meta({ description: '… and the last one' }),
})

/** The maximum number of rows of a file, below the million that spreadsheets open. */
const maxRows = 200_000

type Cell = string | number | Date | null | undefined

interface Table {
  titles: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** A column within the days, in Asia/Bangkok. */
type Within = (column: Column) => ReturnType<typeof and>

/** Writes a table as CSV. Throws invalid when its days are the wrong way round or it has too many rows. */
export const exportCsv: Operation<z.infer<typeof ExportInput>, string> = async (
  { database },
  { table, from, to },
) => {
  if (from !== undefined && to !== undefined && from > to)
    throw fieldProblem('to', 'The last day is before the first one.')
  const days = daysBetween(from, to)
  const within: Within = (column) =>
    and(days.from && gte(column, days.from), days.to && lt(column, days.to))
  const { titles, rows } = await readers[table](database, within)
  if (rows.length > maxRows)
    throw fieldProblem('from', 'There are too many rows. Choose fewer days.')
  return [titles, ...rows].map((cells) => csvLine(cells.map(textOf))).join('\r\n')
}

const textOf = (cell: Cell): string =>
  cell instanceof Date ? toInstant(cell) : cell == null ? '' : String(cell)

const readers: Record<ExportedTable, (database: Database, within: Within) => Promise<Table>> = {
  orders: async (database, within) => {
    const records = await database
      .select()
      .from(orders)
      .where(within(orders.createdAt))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(maxRows + 1)
    return {
      titles: [
        ...['order', 'placed', 'paid', 'status', 'payment', 'delivery', 'name', 'email', 'phone'],
        ...['province', 'postcode', 'items', 'discount', 'shipping', 'total', 'vat'],
      ],
      rows: records.map(({ billing, shipping, ...order }) => [
        ...[order.id, order.createdAt, order.paidAt, statusLabel(order.status)],
        ...[paymentMethodTitle(order.paymentMethod), order.shippingMethod],
        ...[`${billing.firstName} ${billing.lastName}`.trim(), billing.email, billing.phone],
        ...[shipping.state, shipping.postcode],
        ...[order.subTotal, order.discountTotal, order.shippingTotal].map(toBaht),
        ...[order.total, order.totalTax].map(toBaht),
      ]),
    }
  },
  lines: async (database, within) => {
    const records = await database
      .select({ line: orderLines, placed: orders.createdAt, sku: variations.sku })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .leftJoin(variations, eq(variations.id, orderLines.variationId))
      .where(within(orders.createdAt))
      .orderBy(asc(orders.createdAt), asc(orderLines.id))
      .limit(maxRows + 1)
    return {
      titles: [
        'order',
        'placed',
        'sku',
        'item',
        'choices',
        'pieces',
        'price',
        'discount',
        'returned',
      ],
      rows: records.map(({ line, placed, sku }) => [
        ...[line.orderId, placed, sku, line.name],
        line.attributes.map(({ name, value }) => `${name}: ${value}`).join(', '),
        ...[line.quantity, toBaht(line.price), toBaht(line.discount), line.returned],
      ]),
    }
  },
  refunds: async (database, within) => {
    const records = await database
      .select()
      .from(refunds)
      .where(within(refunds.requestedAt))
      .orderBy(asc(refunds.id))
      .limit(maxRows + 1)
    return {
      titles: ['refund', 'order', 'requested', 'settled', 'amount', 'by', 'state', 'reason'],
      rows: records.map(({ id, orderId, requestedAt, settledAt, amount, ...refund }) => [
        ...[id, orderId, requestedAt, settledAt, toBaht(amount)],
        ...[refund.method, refund.status, refund.reason],
      ]),
    }
  },
  customers: async (database, within) => {
    const records = await database
      .select()
      .from(customers)
      .where(within(customers.createdAt))
      .orderBy(asc(customers.id))
      .limit(maxRows + 1)
    return {
      titles: [
        'customer',
        'since',
        'first name',
        'last name',
        'email',
        'verified',
        'phone',
        'language',
      ],
      rows: records.map((customer) => [
        ...[customer.id, customer.createdAt, customer.firstName, customer.lastName],
        ...[customer.email, customer.emailVerified ? 'yes' : 'no', customer.phoneNumber],
        customer.language,
      ]),
    }
  },
  newsletter: async (database, within) => {
    const { confirmedAt, email } = newsletterSubscribers
    const records = await database
      .select()
      .from(newsletterSubscribers)
      .where(and(isNotNull(confirmedAt), within(confirmedAt)))
      .orderBy(asc(email))
      .limit(maxRows + 1)
    return {
      titles: ['email', 'brand', 'language', 'confirmed'],
      rows: records.map((row) => [row.email, row.brand, row.language, row.confirmedAt]),
    }
  },
  products: async (database, within) => {
    const records = await database
      .select({
        code: products.code,
        name: products.name,
        card: products.card,
        isHidden: products.isHidden,
        variation: variations,
      })
      .from(variations)
      .innerJoin(products, eq(products.id, variations.productId))
      .where(within(products.publishedAt))
      .orderBy(asc(products.code), asc(variations.position))
      .limit(maxRows + 1)
    return {
      titles: ['code', 'name', 'sku', 'choices', 'regular price', 'price', 'stock', 'in the shop'],
      rows: records.map(({ code, name, card, isHidden, variation }) => [
        ...[code, name, variation.sku],
        chosenLabels(card, variation.terms),
        ...[toBaht(variation.regularPrice), toBaht(variation.price), variation.stock],
        isHidden ? 'no' : 'yes',
      ]),
    }
  },
}
