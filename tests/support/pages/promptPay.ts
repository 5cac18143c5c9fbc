import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** Reads a QR code from a screenshot. */
export async function readQrCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const qrCode = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  if (!qrCode) throw new Error('No QR code can be read from the picture')
  return qrCode.data
}

/** The fields of an EMVCo payload by their two digits. Throws when its checksum is wrong. */
export function readPromptPay(payload: string): Map<string, string> {
  const checked = payload.slice(0, -4)
  if (checksum(checked) !== payload.slice(-4)) throw new Error(`Wrong checksum: ${payload}`)
  const fields = new Map<string, string>()
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4))
    fields.set(payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMVCo requires. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
