import type { OpenRefund } from '../../engine/src/refunds/sentRefund.ts'
import type { AdminApi } from './adminApi.ts'

/** The refunds of an order that the admin lists as open. */
export async function openRefunds(admin: AdminApi, number: string): Promise<OpenRefund[]> {
  const { refunds } = await admin.send<{ refunds: OpenRefund[] }>('GET', '/shop-refunds')
  return refunds.filter((refund) => String(refund.number) === number)
}

/** Records that staff have made a refund by hand. */
export const settleByHand = (admin: AdminApi, { id }: OpenRefund) =>
  admin.send('POST', `/shop-refunds/${id}/done`)

/** The id of an order's payment in Medusa. */
export async function paymentIdOf(admin: AdminApi, orderId: string): Promise<string> {
  const { order } = await admin.send<{
    order: { payment_collections: { payments: { id: string }[] }[] }
  }>('GET', `/orders/${orderId}?fields=payment_collections.payments.id`)
  return order.payment_collections[0]?.payments[0]?.id ?? ''
}
