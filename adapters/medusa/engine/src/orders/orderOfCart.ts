import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** The order that Medusa made of a cart; undefined when there is none. */
export async function findOrderOfCart(
  container: MedusaContainer,
  cartId: string,
): Promise<{ id: string; display_id: number } | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order_cart',
    fields: ['order.id', 'order.display_id'],
    filters: { cart_id: cartId },
  })
  const [found] = data as unknown as { order?: { id: string; display_id: number } }[]
  return found?.order
}
