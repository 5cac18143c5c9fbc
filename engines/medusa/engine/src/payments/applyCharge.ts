import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { chargePurpose } from '@vitrine/commerce/rules/usablePayment.ts'
import type { Charge } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isCaptured, isUnpaid, orderLock } from '../orders/isUnpaid'
import { toSatang } from '../orders/placedTotals'
import { readOrder } from '../orders/readOrders'
import { returnPayment } from '../refunds/requestRefund'
import { dueAmount, receivePayment } from './receivePayment'
import type { ChargeOutcome, ReportedCharge } from './sentCharge'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Applies what the provider says about a charge: a payment is captured once, when its order waits for exactly that sum. */
export async function applyCharge(
  container: MedusaContainer,
  report: ReportedCharge,
): Promise<ChargeOutcome> {
  const shop: ShopService = container.resolve(shopModule)
  const storedCharge = await findCharge(shop.database, report)
  if (!storedCharge) return 'unknown'
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(storedCharge.order_id), async () => {
    const charge = await findCharge(shop.database, report)
    if (!charge || charge.status === 'successful') return 'nothing'
    if (report.status === 'successful') return takePayment(container, shop, charge, report)
    if (report.status === 'pending') return confirmCreation(shop, charge, report)
    return endAtProvider(shop, charge, report)
  })
}

/** The charge with the provider's id, or with the shop's when the response to its creation was lost. */
export function findCharge(
  database: Knex,
  { reference, id }: Pick<ReportedCharge, 'reference' | 'id'>,
) {
  return database<Charge>('shop_charge')
    .where((item) => {
      if (reference) item.orWhere({ reference })
      if (id) item.orWhereRaw('"id"::text = ?', [id])
      if (!reference && !id) item.whereRaw('false')
    })
    .first()
}

const update = ({ database }: ShopService, { id }: Charge, changes: Partial<Charge>) =>
  database<Charge>('shop_charge').where({ id }).update(changes)

async function confirmCreation(
  shop: ShopService,
  charge: Charge,
  { reference, authorizeUri }: ReportedCharge,
): Promise<ChargeOutcome> {
  if (charge.status === 'creating' && reference)
    await update(shop, charge, { status: 'pending', reference, authorize_uri: authorizeUri })
  return 'nothing'
}

/** A report without the provider's id may only end a charge that the provider has not confirmed as created. */
async function endAtProvider(
  shop: ShopService,
  charge: Charge,
  { reference, status, failureCode }: ReportedCharge,
): Promise<ChargeOutcome> {
  if (charge.status === status || (!reference && charge.status !== 'creating')) return 'nothing'
  await update(shop, charge, {
    status,
    failure_code: failureCode,
    reference: charge.reference ?? reference,
    next_check_at: null,
  })
  return 'failed'
}

/**
 * Captures a payment that its order waits for, or turns any other into a refund that is due
 * (`payment.expiry.refund-due`).
 */
async function takePayment(
  container: MedusaContainer,
  shop: ShopService,
  charge: Charge,
  { reference, amount }: ReportedCharge,
): Promise<ChargeOutcome> {
  const order = await shop.findOrder({ order_id: charge.order_id })
  const view = order?.number ? await readOrder(container, order.number) : undefined
  const purpose = purposeOf(view, charge, amount)
  const changes = {
    status: 'successful' as const,
    reference: charge.reference ?? reference,
    next_check_at: null,
  }
  if (purpose) {
    await shop.database.transaction(async (transaction) => {
      await transaction<Charge>('shop_charge').where({ id: charge.id }).update(changes)
      await returnPayment(transaction, { orderId: charge.order_id, charge, amount, purpose })
    })
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(
      `order ${order?.number} cannot take the ${purpose} payment ${changes.reference} of ${amount} baht, which is returned`,
    )
    return purpose
  }
  if (view && isUnpaid(view)) {
    await update(shop, charge, { received_at: new Date() })
    await receivePayment(container, view)
  }
  await update(shop, charge, changes)
  return 'received'
}

/** The reason why the order cannot take the money, unless this charge's money was captured before the process died. */
function purposeOf(view: OrderView | undefined, charge: Charge, amount: number) {
  if (!view) return 'mismatched'
  const isPaid = isCaptured(view)
  if (isPaid && charge.received_at !== null) return null
  const order = { total: toSatang(dueAmount(view)), isPaid, isAwaiting: isUnpaid(view) }
  const received = { amount: toSatang(amount) }
  return chargePurpose(order, { amount: toSatang(charge.amount) }, received)
}
