import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { carrierCode, carrierTitle, trackingUrl } from '@vitrine/commerce/rules/carriers.ts'
import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { z } from 'zod'
import { correctParcel, deliverOrder, sendOrder } from '#cms/orders/delivery/sendOrder.ts'
import { findOrder, orderNotFound } from '#cms/orders/order/requireOrder.ts'
import type { Cms, Operation } from '../core/context.ts'

const Tracking = z.object({
  id: z.string().max(100),
  carrier: z.string().trim().min(1).max(60),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,38}[A-Za-z0-9]$/, staffCopy.trackingNumberInvalid),
})
export const SendInput = Tracking.extend({
  pieces: z
    .array(
      z.object({ line: z.number().int().positive(), pieces: z.number().int().min(0).max(999) }),
    )
    .max(100)
    .optional()
    .meta({ description: 'What is in it, by line; without it all that is not sent' }),
})
export const CorrectParcelInput = Tracking.extend({ parcel: z.number().int().positive() })
export const DeliveredInput = z.object({ id: z.string().max(100) })

/** Records a parcel of an order and emails the shopper. */
export const recordParcel: Operation<z.infer<typeof SendInput>, string> = async (
  cms,
  { id, ...parcel },
) => {
  const orderId = await orderNumber(cms, id)
  const { order, unsent } = await sendOrder(cms, { ...parcel, orderId })
  const carrier = carrierTitle(carrierCode(parcel.carrier))
  const state =
    unsent > 0 && order.status === 'packing'
      ? `A parcel of order ${orderId} is sent with ${carrier}; ${unsent} ${unsent === 1 ? 'piece is' : 'pieces are'} left to send.`
      : `Order ${orderId} is ${statusLabel(order.status)} now, sent with ${carrier}.`
  return `${state} ${emailText(parcel)}`
}

/** Corrects the carrier and number of a parcel and emails the shopper. */
export const changeParcel: Operation<z.infer<typeof CorrectParcelInput>, string> = async (
  cms,
  { id, ...parcel },
) => {
  await correctParcel(cms, { ...parcel, orderId: await orderNumber(cms, id) })
  return `The parcel is corrected. ${emailText(parcel)}`
}

function emailText({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) {
  const isKnown = trackingUrl(carrierCode(carrier), trackingNumber) !== null
  return `The shopper gets an email ${isKnown ? 'with a link' : 'without a link: the carrier is unknown'}.`
}

/** Records that an order has reached the shopper. */
export const recordDelivery: Operation<z.infer<typeof DeliveredInput>, string> = async (
  cms,
  { id },
) => {
  const orderId = await orderNumber(cms, id)
  await deliverOrder(cms, orderId)
  return `Order ${orderId} is recorded as delivered. The shopper gets an email.`
}

async function orderNumber(cms: Cms, id: string): Promise<number> {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  return order.id
}
