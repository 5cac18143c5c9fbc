import { comparablePhone, minPhoneDigits } from '@vitrine/commerce/orderAccess.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { openRefund } from '@vitrine/commerce/rules/transitions.ts'
import type { CustomerRow, StaffCustomer } from '@vitrine/commerce/staff/customers.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readAddresses } from '#cms/customer/addresses/addressBook.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { couponUses, orders } from '#cms/database/schema/orders.ts'
import type { Operation } from '../core/context.ts'
import { orderRows } from './orders.ts'
import { matchesWords } from './search.ts'

export const CustomersInput = z.object({
  /** Words of name, email address or phone number. */
  search: z.string().trim().max(100).optional(),
  page: z.number().int().min(1).max(100_000).default(1),
  limit: z.number().int().min(1).max(200).default(50),
})
export const CustomerInput = z.object({ id: z.string().max(20) })

/** Orders of a customer that are shown. */
const maxOrders = 200

const open = sql.join(
  [...openRefund, 'done'].map((status) => sql`${status}`),
  sql`, `,
)

/**
 * The customer whose row is read, in SQL because Drizzle would name the column without its table, which the inner one
 * has too.
 */
const ofCustomer = sql`o.customer_id = customers.id`

/** The columns of a row: the customer, the number of orders, and what they paid in satang. */
const columns = {
  ...getTableColumns(customers),
  orders: sql<number>`(select count(*) from orders o
    where ${ofCustomer} and o.status <> 'cancelled')`.mapWith(Number),
  spent: sql<number>`(select coalesce(sum(o.total - coalesce((
      select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
      where r.order_id = o.id and p.purpose = 'order' and r.status in (${open})), 0)), 0)
    from orders o where ${ofCustomer} and o.paid_at is not null)`.mapWith(Number),
}

type Found = typeof customers.$inferSelect & { orders: number; spent: number }

const rowOf = ({ id, firstName, lastName, ...customer }: Found): CustomerRow => ({
  id: String(id),
  name: `${firstName} ${lastName}`.trim(),
  email: customer.email,
  phone: customer.phoneNumber,
  since: toInstant(customer.createdAt),
  orders: customer.orders,
  spent: customer.spent,
})

function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const { firstName, lastName, email, username, phoneNumber } = customers
  const phone = comparablePhone(search)
  return or(
    matchesWords(search, [firstName, lastName, email, username]),
    phone.length >= minPhoneDigits
      ? sql`right(regexp_replace(${phoneNumber}, '\\D', '', 'g'), 9) = ${phone}`
      : undefined,
  )
}

/** Customers with an account, the newest first, or those that a search finds. */
export const listCustomers: Operation<
  z.input<typeof CustomersInput>,
  { rows: CustomerRow[]; total: number }
> = async ({ database }, { search, page = 1, limit = 50 }) => {
  const isListed = matches(search)
  const rows = await database
    .select(columns)
    .from(customers)
    .where(isListed)
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows: rows.map(rowOf), total: await database.$count(customers, isListed) }
}

/** A customer with orders, addresses, coupons and consents. Throws not_found. */
export const readCustomer: Operation<z.infer<typeof CustomerInput>, StaffCustomer> = async (
  { database },
  { id },
) => {
  const [customer] = /^\d{1,15}$/.test(id)
    ? await database
        .select(columns)
        .from(customers)
        .where(eq(customers.id, Number(id)))
    : []
  if (!customer) throw notFound('There is no such customer.')
  const placed = await database
    .select()
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxOrders)
  return {
    ...rowOf(customer),
    isEmailVerified: customer.emailVerified,
    language: customer.language,
    orderRows: await orderRows(database, placed),
    addresses: (await readAddresses(database, customer.id)).map(({ isDefault, address }) => ({
      isDefault,
      address,
    })),
    coupons: await readUses(database, customer.id),
    consents: customer.emailVerified ? await readConsents(database, customer.email ?? '') : [],
  }
}

async function readUses(database: Database, customer: number): Promise<StaffCustomer['coupons']> {
  const rows = await database
    .select({ use: couponUses, used: orders.createdAt })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(eq(orders.customerId, customer))
    .orderBy(desc(orders.createdAt), asc(couponUses.id))
    .limit(maxOrders)
  return rows.map(({ use: { code, orderId, discount }, used }) => ({
    ...{ code, discount, order: String(orderId), used: toInstant(used) },
  }))
}

async function readConsents(
  database: Database,
  address: string,
): Promise<StaffCustomer['consents']> {
  const { brand, email } = newsletterSubscribers
  const rows = await database
    .select()
    .from(newsletterSubscribers)
    .where(eq(email, address))
    .orderBy(asc(brand))
  return rows.map((row) => ({
    brand: row.brand,
    requested: toInstant(row.subscribedAt),
    confirmed: row.confirmedAt && toInstant(row.confirmedAt),
  }))
}
