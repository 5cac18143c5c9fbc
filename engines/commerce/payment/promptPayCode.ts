import generatePayload from 'promptpay-qr'
import { toDataURL } from 'qrcode'
import { toBaht } from '#commerce/satang.ts'

/** The default PromptPay id: a tax id of the sandbox without an account. */
export const sandboxPromptPayId = '0105500000000'

/** The EMVCo payload of a PromptPay transfer of exactly this many satang. */
export function promptPayPayload(promptPayId: string, satang: number): string {
  if (!Number.isSafeInteger(satang) || satang <= 0)
    throw new RangeError(`Invalid PromptPay amount: ${satang}. Use a positive integer of satang.`)
  return generatePayload(promptPayId, { amount: toBaht(satang) })
}

/** A payload as a PNG in a data: address, large enough to scan from a screen. */
export function qrImage(payload: string): Promise<string> {
  return toDataURL(payload, { type: 'image/png', errorCorrectionLevel: 'M', margin: 4, width: 480 })
}
