import type { Order } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { AdminApi } from './adminApi.ts'
import { findOrderId, findPaymentId, readDesk } from './desk.ts'
import { reportPayment } from './reportPayment.ts'
import type { Stack } from './stack.ts'
import type { Visitor } from './visitor.ts'

/** Pays an order by PromptPay, as its provider reports it, and returns the id of the payment in Medusa. */
export async function payByPromptPay(
  stack: Stack,
  admin: AdminApi,
  visitor: Visitor,
  { orderId, accessKey, total }: z.infer<typeof Order>,
): Promise<string> {
  const key = { 'x-order-key': accessKey ?? '' }
  await visitor.send('GET', `/checkout/payment/promptpay/${orderId}`, undefined, key)
  const { reference = '' } = (await readDesk(admin, orderId)).charges[0] ?? {}
  const { result } = await reportPayment(stack, stack.adapter, { reference, total })
  if (result !== 'received') throw new Error(`The payment of order ${orderId} is ${result}`)
  return findPaymentId(admin, await findOrderId(admin, orderId))
}
