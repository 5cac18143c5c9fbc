import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** The id of the order that a payment, a fulfilment or the order itself belongs to, by how the id begins. */
export async function findEmailOrder(
  container: MedusaContainer,
  id: string,
): Promise<string | undefined> {
  if (id.startsWith('order_')) return id
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  if (id.startsWith('ful_')) {
    const { data } = await query.graph({
      entity: 'order_fulfillment',
      fields: ['order_id'],
      filters: { fulfillment_id: id },
    })
    return (data as unknown as { order_id: string }[])[0]?.order_id
  }
  const { data } = await query.graph({
    entity: 'payment',
    fields: ['payment_collection.order.id'],
    filters: { id },
  })
  const [payment] = data as unknown as { payment_collection?: { order?: { id: string } } }[]
  return payment?.payment_collection?.order?.id
}
