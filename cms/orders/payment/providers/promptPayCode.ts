import generatePayload from 'promptpay-qr'
import { toDataURL } from 'qrcode'

/** The default PromptPay id: a tax id of the sandbox without an account. */
export const sandboxPromptPayId = '0105500000000'

/** The EMVCo payload of a PromptPay transfer of exactly this many whole baht. */
export function promptPayPayload(promptPayId: string, baht: number): string {
  if (!Number.isSafeInteger(baht) || baht <= 0)
    throw new RangeError(`Invalid PromptPay amount: ${baht}. Use a positive number of whole baht.`)
  return generatePayload(promptPayId, { amount: baht })
}

/** A payload as a PNG in a data: address, large enough to scan from a screen. */
export function qrImage(payload: string): Promise<string> {
  return toDataURL(payload, { type: 'image/png', errorCorrectionLevel: 'M', margin: 4, width: 480 })
}
