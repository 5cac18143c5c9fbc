import generatePayload from 'promptpay-qr'
import { toDataURL } from 'qrcode'

/** The shop's PromptPay id when none is configured: a tax id of the sandbox, nobody's account. */
export const sandboxPromptPayId = '0105500000000'

/** The EMVCo payload of a PromptPay transfer of exactly this many whole baht. */
export function promptPayPayload(promptPayId: string, baht: number): string {
  if (!Number.isSafeInteger(baht) || baht <= 0)
    throw new RangeError(`A PromptPay amount is a positive number of whole baht, not ${baht}`)
  return generatePayload(promptPayId, { amount: baht })
}

/** A payload as a PNG in a data: address, large enough to scan from a screen. */
export function qrPicture(payload: string): Promise<string> {
  return toDataURL(payload, { type: 'image/png', errorCorrectionLevel: 'M', margin: 4, width: 480 })
}
