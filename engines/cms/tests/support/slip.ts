import sharp from 'sharp'
import type { OrderBody, Problem } from './checkout.ts'
import { address } from './checkout.ts'
import type { CmsResponse, Shopper } from './shopper.ts'

/** A valid image of this size. */
export function slipImage(format: 'jpeg' | 'png', width = 320, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#f4efe6' } })
    .toFormat(format)
    .toBuffer()
}

/** An uploaded file: its bytes, and the name and type that it claims. */
export interface SentFile {
  bytes: Uint8Array
  name?: string
  type?: string
}

/** Sends a transfer slip in a valid form, with the given changes and, if any, the key of a guest's order. */
export function sendSlip(
  shopper: Shopper,
  order: Pick<OrderBody, 'orderId'>,
  file: SentFile | null,
  changes: Record<string, string> = {},
  key = '',
): Promise<CmsResponse<Problem>> {
  const fields = {
    name: 'Ploy Saetang',
    phoneNumber: address.phone,
    order: order.orderId,
    transferAmount: '1000',
    bank: 'Kasikornbank',
    ...changes,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) {
    const { bytes, name = 'slip.jpg', type = 'image/jpeg' } = file
    form.set('slip', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  return shopper.request('POST', '/api/v1/confirm-payment', {
    body: form,
    headers: key ? { 'x-order-key': key } : {},
  })
}
