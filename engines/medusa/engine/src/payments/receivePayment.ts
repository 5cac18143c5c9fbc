import type { MedusaContainer } from '@medusajs/framework/types'
import { capturePaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { readOrder } from '../orders/readOrders'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

interface Collection {
  payments?: { id: string; amount: number; canceled_at?: string | Date | null }[] | null
}

function paymentsOf({ order }: OrderView) {
  const collections: (Collection | null)[] = order.payment_collections ?? []
  return collections.flatMap((collection) => collection?.payments ?? [])
}

/** The amount of an order's payment in Medusa, in baht, that a capture receives, or undefined when there is none. */
export const dueAmount = (view: OrderView): number | undefined =>
  paymentsOf(view).map(({ amount }) => Number(amount))[0]

/** Captures the payment, whose money has arrived, of an order whose lock the caller holds. */
export async function receivePayment(
  container: MedusaContainer,
  view: OrderView,
  capturedBy?: string,
): Promise<void> {
  const open = paymentsOf(view).find(({ canceled_at }) => !canceled_at)
  if (!open) throw new Error(`The order ${view.order.id} has no payment to capture`)
  await capturePaymentWorkflow(container).run({
    input: { payment_id: open.id, ...(capturedBy ? { captured_by: capturedBy } : {}) },
  })
}
