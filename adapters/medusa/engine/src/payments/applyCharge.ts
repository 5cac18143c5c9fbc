import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Charge } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isCaptured, isUnpaid } from '../orders/isUnpaid'
import { orderLock } from '../orders/orderLock'
import { readOrder } from '../orders/readOrders'
import { receivePayment } from './receivePayment'
import type { ChargeOutcome, ReportedCharge } from './sentCharge'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Applies what the provider says about a charge: a payment is captured once, when its order waits for exactly that sum. */
export async function applyCharge(
  container: MedusaContainer,
  report: ReportedCharge,
): Promise<ChargeOutcome> {
  const shop: ShopService = container.resolve(shopModule)
  const known = await findCharge(shop.database, report)
  if (!known) return 'unknown'
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(known.order_id), async () => {
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
    .where((found) => {
      if (reference) found.orWhere({ reference })
      if (id) found.orWhereRaw('"id"::text = ?', [id])
      if (!reference && !id) found.whereRaw('false')
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

/** Without the provider's id, only a charge ends of which the provider has not said either that it created it. */
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

async function takePayment(
  container: MedusaContainer,
  shop: ShopService,
  charge: Charge,
  { reference, amount }: ReportedCharge,
): Promise<ChargeOutcome> {
  const order = await shop.findOrder({ order_id: charge.order_id })
  const view = order?.number ? await readOrder(container, order.number) : undefined
  const problem = problemOf(view, charge, amount)
  if (problem) {
    // Refunds a payment that was made twice or too late.
    const event = `payment.${problem === 'late' && isCaptured(view) ? 'duplicate' : problem}`
    const detail = { amount: Math.round(amount * 100) }
    const subject = charge.reference ?? reference ?? charge.id
    await shop.addEmail({ event, orderId: charge.order_id, subject, detail })
  } else if (view && isUnpaid(view)) {
    await update(shop, charge, { received_at: new Date() })
    await receivePayment(container, view)
  }
  await update(shop, charge, {
    status: 'successful',
    reference: charge.reference ?? reference,
    next_check_at: null,
  })
  return problem ?? 'received'
}

/** Why the order cannot take the money. One that was captured before the process died has taken this charge's. */
function problemOf(
  view: OrderView | undefined,
  charge: Charge,
  amount: number,
): 'late' | 'mismatched' | undefined {
  if (!view || Math.abs(amount - Number(charge.amount)) >= 0.005) return 'mismatched'
  const wasInterrupted = charge.received_at !== null && isCaptured(view)
  return isUnpaid(view) || wasInterrupted ? undefined : 'late'
}
