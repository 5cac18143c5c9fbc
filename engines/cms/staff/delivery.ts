import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { carrierCode, carrierTitle, trackingUrl } from '@vitrine/commerce/rules/carriers.ts'
import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { z } from 'zod'
import { deliverOrder, sendOrder } from '#cms/orders/delivery/sendOrder.ts'
import { findOrder, orderNotFound } from '#cms/orders/order/requireOrder.ts'
import type { Operation } from '../core/context.ts'

export const SendInput = z.object({
  id: z.string(),
  carrier: z.string().trim().min(1).max(60),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,38}[A-Za-z0-9]$/, staffCopy.trackingNumberInvalid),
  isReplacing: z.boolean(),
})
export const DeliveredInput = z.object({ id: z.string() })

/** Records a parcel of an order and emails the shopper. */
export const recordParcel: Operation<z.infer<typeof SendInput>, string> = async (
  cms,
  { id, ...parcel },
) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  const { status } = await sendOrder(cms, { ...parcel, orderId: order.id })
  const carrier = carrierCode(parcel.carrier)
  const isKnown = trackingUrl(carrier, parcel.trackingNumber) !== null
  return `Order ${order.id} is ${statusLabel(status)} now, sent with ${carrierTitle(carrier)}. The shopper gets an email${isKnown ? ' with a link' : ' without a link: the carrier is unknown'}.`
}

/** Records that an order has reached the shopper. */
export const recordDelivery: Operation<z.infer<typeof DeliveredInput>, string> = async (
  cms,
  { id },
) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  await deliverOrder(cms, order.id)
  return `Order ${order.id} is recorded as delivered. The shopper gets an email.`
}
