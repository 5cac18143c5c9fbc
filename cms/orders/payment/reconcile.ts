import { randomUUID } from 'node:crypto'
import { eq, gt, or } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#database/openDatabase.ts'
import { charges, orders, payments, refunds } from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import type { PaymentProvider, ReturnedMoney } from '#server/payment/paymentProvider.ts'
import { lockOrder } from '../order/changeOrder.ts'
import { entriesOf, isWrong, readEntries } from '../order/ledger.ts'
import { settleRefund } from '../refunds/settleRefund.ts'
import { applyChargeState, findCharge } from './applyChargeState.ts'

/** Days of the provider's lists that are compared: longer than a card's bank may take to decide a dispute. */
const comparedDays = 120
const day = 86_400_000

/** No run of the refunds sends one that the provider has made already. */
const never = new Date('9999-12-31T00:00:00Z')

/**
 * Compares the books with the provider's lists of charges, refunds, reversals and disputes: what is missing here becomes
 * an entry, once. Then checks the books of all orders. What is unknown or wrong is logged and counted (orders.ledger.alarm).
 */
export async function reconcile(cms: Cms, provider: PaymentProvider, now: Date): Promise<void> {
  const from = new Date(now.getTime() - comparedDays * day)
  const listed = await provider.listEntries?.(from)
  let unknown = 0
  const note = (entry: object, error?: unknown) => {
    unknown += 1
    cms.log.error({ ...entry, err: error }, 'an entry of the payment provider fits no order')
  }
  for (const state of listed?.charges ?? []) {
    if (state.status !== 'successful') continue
    const known = await findCharge(cms.database, state)
    if (!known) note({ charge: state.reference })
    else if (known.status !== 'successful') await applyChargeState(cms, state, now)
  }
  for (const money of listed?.returned ?? []) {
    const { kind, reference } = money
    const isEntered = await enterReturned(cms, money, now).catch((error: unknown) => {
      note({ kind, reference }, error)
      return true
    })
    if (!isEntered) note({ kind, reference })
  }
  cms.metrics.books(await countWrong(cms), unknown)
}

/** Enters money that the provider has returned without a request of ours. Returns false when its payment is unknown. */
async function enterReturned(cms: Cms, money: ReturnedMoney, now: Date): Promise<boolean> {
  const found = await findPayment(cms.database, money.charge)
  // A charge that was reversed before it paid anything has returned nothing.
  if (!found) return money.kind === 'reversal'
  const id = await transact(cms.database, async (transaction) => {
    await lockOrder(transaction, found.orderId)
    const { reference, key, amount, kind } = money
    const isSame = eq(refunds.reference, reference)
    const [known] = await transaction
      .select({ id: refunds.id })
      .from(refunds)
      .where(key ? or(isSame, eq(refunds.key, key)) : isSame)
    if (known) return known.id
    const [added] = await transaction
      .insert(refunds)
      .values({
        ...{ orderId: found.orderId, paymentId: found.id, key: randomUUID(), amount, reference },
        ...{ method: 'provider', status: 'sent', reason: `${kind} at the provider` },
        ...{ nextAttemptAt: never, requestedAt: now },
      })
      .returning({ id: refunds.id })
    return added?.id
  })
  const reference = money.reference
  if (id !== undefined)
    await settleRefund(cms, id, { status: 'done', actor: 'provider', reference, now })
  return true
}

async function findPayment(database: Database, reference: string) {
  const [found] = await database
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .innerJoin(charges, eq(charges.id, payments.chargeId))
    .where(eq(charges.reference, reference))
  return found
}

/** Orders whose books are read at a time. */
const batch = 500

/** Counts the orders whose books are wrong, and logs each. */
async function countWrong({ database, log }: Pick<Cms, 'database' | 'log'>): Promise<number> {
  let wrong = 0
  for (let last = 0; ; ) {
    const found = await database
      .select({ id: orders.id, total: orders.total, paidAt: orders.paidAt })
      .from(orders)
      .where(gt(orders.id, last))
      .orderBy(orders.id)
      .limit(batch)
    const entries = await readEntries(
      database,
      found.map(({ id }) => id),
    )
    for (const order of found)
      if (isWrong(order, entriesOf(order.id, entries))) {
        wrong += 1
        log.error({ order: order.id }, 'the books of an order are wrong')
      }
    const end = found.at(-1)
    if (!end || found.length < batch) return wrong
    last = end.id
  }
}
