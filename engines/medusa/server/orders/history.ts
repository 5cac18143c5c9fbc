import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { CustomerCoupon, PaymentEntry } from '@vitrine/contract/orders.ts'
import type { FastifyInstance } from 'fastify'
import type { OfferedCoupon } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { orderPayments, type ReadOrder } from '../medusa/shopOrder.ts'
import { requireCustomer } from '../visitor/session.ts'
import { readCustomerOrders } from './orderReading.ts'

const refundStates: Record<ReadOrder['refunds'][number]['status'], PaymentEntry['status']> = {
  requested: 'pending',
  sent: 'pending',
  done: 'done',
  failed: 'failed',
}

/** The money that arrived for orders and that went back, newest first. */
export function paymentEntries(orders: readonly ReadOrder[]): PaymentEntry[] {
  const entries = orders.flatMap((read) => {
    const { number, payment_method: method } = read.shop
    const entry = (
      kind: string,
      status: string,
      money: { id: string; amount: unknown; at: string },
    ) => ({
      id: `${kind}-${money.id}`,
      orderId: String(number),
      kind,
      status,
      amount: toTwoDecimals(Number(money.amount)),
      methodTitle: paymentMethodTitle(method),
      at: new Date(money.at),
    })
    const captures = orderPayments(read).flatMap(({ captures: list }) => list ?? [])
    return [
      ...captures.map(({ created_at: at, ...capture }) =>
        entry('payment', 'received', { ...capture, at }),
      ),
      ...read.refunds.flatMap(({ requested_at, settled_at, ...refund }) => [
        ...(refund.purpose === 'order'
          ? []
          : [entry('payment', 'unusable', { ...refund, at: requested_at })]),
        entry('refund', refundStates[refund.status] ?? 'pending', {
          ...refund,
          at: settled_at ?? requested_at,
        }),
      ]),
    ]
  })
  return entries
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, date: toInstant(at) }))
}

/** An amount in baht without the errors of binary fractions. */
const toTwoDecimals = (amount: number) => Math.round(amount * 100) / 100

/** The coupons that a customer can still use, then those of their orders. */
export async function readCoupons(
  { shop }: Pick<Adapter, 'shop'>,
  customerId: string,
  orders: readonly ReadOrder[],
): Promise<CustomerCoupon[]> {
  const path = `/customers/${customerId}/coupons`
  const { coupons } = await shop.get<{ coupons: OfferedCoupon[] }>(path)
  return [
    ...coupons.map(({ code, description, minimum, endsAt }) => ({
      code,
      description,
      status: 'available',
      minimum,
      expiresDate: endsAt && toInstant(new Date(endsAt)),
      orderId: null,
      discount: null,
      usedDate: null,
    })),
    ...orders.flatMap(usedCoupons),
  ]
}

/** The coupons of an order, or none when it was cancelled, which returned them. */
function usedCoupons({ order, shop }: ReadOrder): CustomerCoupon[] {
  if (order.status === 'canceled') return []
  const discounts = new Map<string, number>()
  for (const { adjustments } of order.items)
    for (const { code, amount } of adjustments ?? [])
      if (code) discounts.set(code, (discounts.get(code) ?? 0) + Number(amount))
  const describe = (code: string) =>
    order.promotions?.find((promotion) => promotion?.code === code)?.metadata?.description ?? code
  return [...discounts].map(([code, discount]) => ({
    code,
    description: describe(code),
    status: 'used',
    minimum: null,
    expiresDate: null,
    orderId: String(shop.number),
    discount: toTwoDecimals(discount),
    usedDate: toInstant(new Date(order.created_at)),
  }))
}

/** Serves the payments and coupons of docs/rest/orders.md. */
export function historyRoutes(app: FastifyInstance, adapter: Adapter) {
  serve(app, 'payments.list', async ({ request }) => {
    const { id } = await requireCustomer(adapter, request)
    return { data: paymentEntries(await readCustomerOrders(adapter, id)) }
  })
  serve(app, 'coupons.list', async ({ request }) => {
    const { id } = await requireCustomer(adapter, request)
    const orders = await readCustomerOrders(adapter, id)
    return { data: await readCoupons(adapter, id, orders) }
  })
}
