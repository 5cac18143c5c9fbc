import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { transferCartCustomerWorkflow } from '@medusajs/medusa/core-flows'

/** The id of the customer's latest cart that is not ordered, or undefined. */
export async function findOpenCart(
  container: MedusaContainer,
  customerId: string,
): Promise<string | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'cart',
    fields: ['id', 'completed_at'],
    filters: { customer_id: customerId, completed_at: null },
    pagination: { order: { updated_at: 'DESC' }, take: 1 },
  })
  return data[0]?.id
}

/** Makes a guest's cart the customer's. */
export async function takeCart(
  container: MedusaContainer,
  customerId: string,
  cartId: string,
): Promise<void> {
  await transferCartCustomerWorkflow(container).run({
    input: { id: cartId, customer_id: customerId },
  })
}
