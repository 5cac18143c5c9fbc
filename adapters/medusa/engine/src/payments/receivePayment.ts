import type { MedusaContainer } from '@medusajs/framework/types'
import { capturePaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { readOrder } from '../orders/readOrders'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

interface Collection {
  payments?: { id: string; canceled_at?: string | Date | null }[] | null
}

/** Captures the payment of an order, whose money has arrived. The caller holds the order's lock. */
export async function receivePayment(
  container: MedusaContainer,
  { order }: OrderView,
  capturedBy?: string,
): Promise<void> {
  const collections: (Collection | null)[] = order.payment_collections ?? []
  const payments = collections.flatMap((each) => each?.payments ?? [])
  const open = payments.find(({ canceled_at }) => !canceled_at)
  if (!open) throw new Error(`The order ${order.id} has no payment to capture`)
  await capturePaymentWorkflow(container).run({
    input: { payment_id: open.id, ...(capturedBy ? { captured_by: capturedBy } : {}) },
  })
}
