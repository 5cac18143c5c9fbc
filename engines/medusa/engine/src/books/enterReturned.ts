import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import { refundSteps } from '@vitrine/commerce/rules/transitions.ts'
import type { Charge, Refund } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { orderLock } from '../orders/isUnpaid'
import { madeByProvider } from '../refunds/requestRefund'
import type { ReportedReturn } from '../refunds/sentRefund'
import { addDoneEmail, settle } from '../refunds/settleRefund'

/**
 * Enters money that the provider has returned, once (`orders.ledger.reconciliation`), or returns false when its payment
 * is unknown.
 */
export async function enterReturned(
  container: MedusaContainer,
  money: ReportedReturn,
): Promise<boolean> {
  const { database } = container.resolve<ShopService>(shopModule)
  const { kind, reference, key } = money
  const paid = { reference: money.charge, status: 'successful' as const }
  const charge = await database<Charge>('shop_charge').where(paid).first()
  // A charge that was reversed before it paid anything has returned nothing.
  if (!charge) return kind === 'reversal'
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute(orderLock(charge.order_id), async () => {
    const refunds = await database<Refund>('shop_refund').where({ order_id: charge.order_id })
    const storedRefund = refunds.find(
      (refund) => refund.reference === reference || refund.id === key,
    )
    const change = { status: 'done' as const, reference, failure: null }
    if (storedRefund)
      await settle(container, storedRefund.id, refundSteps['refund.done'].from, change)
    else await addReturned(container, charge, money, refunds)
  })
  return true
}

async function addReturned(
  container: MedusaContainer,
  charge: Charge,
  { kind, reference, amount }: ReportedReturn,
  refunds: readonly Refund[],
): Promise<void> {
  const { database } = container.resolve<ShopService>(shopModule)
  const unusable = refunds.find(
    ({ charge_id, purpose }) => charge_id === charge.id && purpose !== 'order',
  )
  const note = `${madeByProvider}${kind} ${reference}`
  const refundId = unusable ? null : await recordInMedusa(container, charge, amount, note)
  await database.transaction(async (transaction) => {
    const now = transaction.fn.now()
    const [refund] = await transaction('shop_refund')
      .insert({
        ...{ order_id: charge.order_id, charge_id: charge.id, refund_id: refundId },
        ...{ amount, reference, method: 'provider', purpose: unusable?.purpose ?? 'order' },
        ...{ status: 'done', settled_at: now },
      })
      .returning('*')
    await addDoneEmail(transaction, refund)
  })
}

/** Shows the refund of an order's payment in Medusa, and returns its id, or null when nothing was left to refund. */
async function recordInMedusa(
  container: MedusaContainer,
  { order_id }: Charge,
  amount: number,
  note: string,
): Promise<string | null> {
  const { database } = container.resolve<ShopService>(shopModule)
  const payment = await database('payment')
    .join('order_payment_collection as link', {
      'link.payment_collection_id': 'payment.payment_collection_id',
    })
    .where({ 'link.order_id': order_id })
    .whereNotNull('payment.captured_at')
    .first('payment.id')
  const values = { payment_id: payment?.id ?? '', note }
  const find = () => database('refund').where(values).whereNull('deleted_at').first('id')
  const before = await find()
  if (before) return before.id
  try {
    await refundPaymentWorkflow(container).run({ input: { ...values, amount } })
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Medusa cannot record ${note} of ${amount} baht`, error as Error)
    return null
  }
  return (await find())?.id ?? null
}
