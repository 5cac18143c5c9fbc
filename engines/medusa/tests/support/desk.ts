import type { Desk } from '../../engine/src/payments/desk.ts'
import type { OpenRefund } from '../../engine/src/refunds/sentRefund.ts'
import type { AdminApi } from './adminApi.ts'

/** Medusa's id of the order with a number of the shop. */
export async function findOrderId(admin: AdminApi, number: string): Promise<string> {
  const path = '/orders?order=-created_at&fields=id,display_id&limit=200'
  const { orders } = await admin.send<{ orders: { id: string; display_id: number }[] }>('GET', path)
  const order = orders.find(({ display_id }) => String(display_id) === number)
  if (!order) throw new Error(`Medusa's admin does not find the order ${number}`)
  return order.id
}

/** The slips and charges of an order, as the admin shows them. */
export const readDesk = async (admin: AdminApi, number: string): Promise<Desk> =>
  admin.send<Desk>('GET', `/orders/${await findOrderId(admin, number)}/shop`)

/** The version of an order that staff see now. */
export const readSeenVersion = async (
  admin: AdminApi,
  number: string,
): Promise<string | undefined> => (await readDesk(admin, number)).order?.version

/** The refunds of an order that the admin lists as open. */
export async function openRefunds(admin: AdminApi, number: string): Promise<OpenRefund[]> {
  const { refunds } = await admin.send<{ refunds: OpenRefund[] }>('GET', '/shop-refunds')
  return refunds.filter((refund) => String(refund.number) === number)
}

/** Records that staff have made a refund by hand. */
export const settleByHand = (admin: AdminApi, { id, status: seen }: OpenRefund) =>
  admin.send('POST', `/shop-refunds/${id}/done`, { seen })

/** The id of an order's payment in Medusa. */
export async function findPaymentId(admin: AdminApi, orderId: string): Promise<string> {
  const { order } = await admin.send<{
    order: { payment_collections: { payments: { id: string }[] }[] }
  }>('GET', `/orders/${orderId}?fields=payment_collections.payments.id`)
  return order.payment_collections[0]?.payments[0]?.id ?? ''
}
