import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { isForStaff, refundSteps } from '@vitrine/commerce/rules/transitions.ts'
import { addEmail } from '../modules/shop/outbox'
import type { Refund } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { toSatang } from '../orders/placedTotals'
import { readOwedReturns } from '../orders/readOwedReturns'
import type { SentRefund } from './sentRefund'

/** Records the result of sending a refund to the provider, with the email and the credit note once it is done. */
export async function recordAttempt(
  container: MedusaContainer,
  id: string,
  { status, reference, failure, nextAttemptAt }: SentRefund,
): Promise<void> {
  const reported = reference === null ? {} : { reference }
  const { from } = refundSteps['refund.failed']
  if (status !== 'sent') {
    await settle(container, id, from, { status, failure, ...reported })
    return
  }
  const { database } = container.resolve<ShopService>(shopModule)
  await database<Refund>('shop_refund')
    .where({ id, status: 'sent' })
    .update({ failure, next_attempt_at: new Date(nextAttemptAt ?? Date.now()), ...reported })
}

/**
 * Ends a refund that staff have made by hand: of a transfer, or one that the provider rejected. Throws `not_allowed`
 * for one that the provider makes, that is done, or whose status has changed since they read it.
 */
export async function settleByHand(
  container: MedusaContainer,
  id: string,
  seen: string,
  userId: string,
): Promise<void> {
  const { database } = container.resolve<ShopService>(shopModule)
  const refund = await database<Refund>('shop_refund').whereRaw('"id"::text = ?', [id]).first()
  if (!refund) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Refund not found')
  const isEnded =
    isForStaff(refund) &&
    (await settle(container, id, [seen], { status: 'done', settled_by: userId }))
  if (!isEnded)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'This refund does not wait for staff.')
}

/** Ends a refund, once, or returns false when it has none of these statuses any more. */
export async function settle(
  container: MedusaContainer,
  id: string,
  from: readonly string[],
  change: Partial<Refund>,
): Promise<boolean> {
  const { database } = container.resolve<ShopService>(shopModule)
  return database.transaction(async (transaction) => {
    const [refund] = await transaction<Refund>('shop_refund')
      .where({ id })
      .whereIn('status', from)
      .update({ ...change, settled_at: transaction.fn.now() as never })
      .returning('*')
    if (!refund) return false
    if (refund.status !== 'done') return true
    await removeAccounts(transaction, refund.order_id)
    await addDoneEmail(transaction, refund)
    return true
  })
}

/** Removes the bank accounts of received returns, once no refund of the order is left to request or to make. */
async function removeAccounts(transaction: Knex.Transaction, orderId: string): Promise<void> {
  const due = await transaction<Refund>('shop_refund')
    .where({ order_id: orderId })
    .whereNot('status', 'done')
    .first('id')
  if (due || (await readOwedReturns(transaction, [orderId])).length > 0) return
  await transaction('return')
    .where({ order_id: orderId })
    .whereNot('status', 'requested')
    .update(withoutAccount(transaction))
}

/** Adds the email about a refund whose money has gone back. */
export function addDoneEmail(transaction: Knex.Transaction, refund: Refund): Promise<void> {
  const { id: subject, order_id: orderId } = refund
  const detail = { amount: toSatang(refund.amount) }
  return addEmail(transaction, { event: 'refund.done', orderId, subject, detail })
}

/** The change of a return that removes the bank account to which the shopper wanted the refund (orders.return.account). */
export const withoutAccount = (database: Knex) => ({
  metadata: database.raw(`"metadata" #- '{vitrine,refundAccount}'`),
})
