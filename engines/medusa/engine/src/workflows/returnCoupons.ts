import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'

interface Adjusted {
  adjustments?: ({ code?: string | null; amount: number } | null)[] | null
}

interface CancelledOrder {
  email: string | null
  customer_id: string | null
  items?: (Adjusted | null)[] | null
  shipping_methods?: (Adjusted | null)[] | null
}

const fields = ['email', 'customer_id', 'items.adjustments.*', 'shipping_methods.adjustments.*']

/** A cancelled order returns its coupons to their campaigns, which Medusa itself leaves used (cart.coupons.once). */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order: { id } }, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'order', fields, filters: { id } })
  const [order] = data as unknown as CancelledOrder[]
  if (!order) return
  const parts = [...(order.items ?? []), ...(order.shipping_methods ?? [])]
  const used = parts
    .flatMap((part) => part?.adjustments ?? [])
    .flatMap((item) => (item?.code ? [{ code: item.code, amount: item.amount }] : []))
  if (used.length === 0) return
  await container
    .resolve(Modules.PROMOTION)
    .revertUsage(used, { customer_id: order.customer_id, customer_email: order.email })
})
