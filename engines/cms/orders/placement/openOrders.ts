import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import type { Holder } from '@vitrine/commerce/orderHolder.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { payable } from '@vitrine/commerce/rules/transitions.ts'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orders } from '#cms/database/schema/orders.ts'

/** Statuses in which an order holds stock without being paid. */
const holding = [...payable, 'checking_payment']
/** An order that its courier has not been paid for holds its pieces too. */
const isUnpaidCash = and(
  eq(orders.paymentMethod, 'cod'),
  isNull(orders.paidAt),
  ne(orders.status, 'cancelled'),
)

/**
 * Throws conflict for an order of a shopper who has as many open ones as the shop allows, so that stock cannot be held
 * without payment (`orders.hold.*`). Concurrent orders with a key in common wait for each other.
 */
export async function checkOpenOrders(
  { environment }: Pick<Cms, 'environment'>,
  transaction: Database,
  holder: Holder,
): Promise<void> {
  const { MAX_OPEN_ORDERS: perShopper, MAX_OPEN_ORDERS_PER_NETWORK: perNetwork } = environment
  const { placedBy, contactEmail, contactPhone, network } = holder
  const keys = [`by ${placedBy}`, `email ${contactEmail}`, `phone ${contactPhone}`]
  for (const key of [...keys, ...(network ? [`network ${network}`] : [])].toSorted())
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const isBy = eq(orders.placedBy, placedBy)
  const isEmail = eq(orders.contactEmail, contactEmail)
  const isPhone = eq(orders.contactPhone, contactPhone)
  const isNetwork = network === null ? sql`false` : eq(orders.network, network)
  const [open] = await transaction
    .select({
      by: sql<number>`count(*) filter (where ${isBy})`.mapWith(Number),
      email: sql<number>`count(*) filter (where ${isEmail})`.mapWith(Number),
      phone: sql<number>`count(*) filter (where ${isPhone})`.mapWith(Number),
      network: sql<number>`count(*) filter (where ${isNetwork})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(or(inArray(orders.status, holding), isUnpaidCash), or(isBy, isEmail, isPhone, isNetwork)),
    )
  if (!open) return
  const ofShopper = Math.max(open.by, open.email, contactPhone === '' ? 0 : open.phone)
  if (perShopper > 0 && ofShopper >= perShopper)
    throw new ContractProblem('conflict', ordersCopy.tooManyOpenOrders(perShopper))
  if (perNetwork > 0 && open.network >= perNetwork)
    throw new ContractProblem('conflict', ordersCopy.tooManyOpenOrdersNearby)
}
