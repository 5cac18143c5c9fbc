import {
  promptPayPayload,
  qrImage,
  sandboxPromptPayId,
} from '@vitrine/commerce/payment/promptPayResponse.ts'
import fc from 'fast-check'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/** The tag-length-value pairs of an EMVCo payload. */
function fields(payload: string): Map<string, string> {
  const values = new Map<string, string>()
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4))
    values.set(payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return values
}

/** CRC-16/CCITT-FALSE, written from EMVCo's description rather than the library. */
function crc(text: string): string {
  let register = 0xffff
  for (const byte of Buffer.from(text)) {
    register ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      register = ((register << 1) ^ (register & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return register.toString(16).toUpperCase().padStart(4, '0')
}

test('the payload has the exact amount with satang, currency, country and a valid CRC', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (satang) => {
      const payload = promptPayPayload(sandboxPromptPayId, satang)
      const read = fields(payload)
      expect(read.get('54')).toBe((satang / 100).toFixed(2))
      expect(read.get('53')).toBe('764')
      expect(read.get('58')).toBe('TH')
      expect(read.get('01')).toBe('12')
      expect(fields(read.get('29') ?? '').get('02')).toBe(sandboxPromptPayId)
      expect(read.get('63')).toBe(crc(payload.slice(0, -4)))
    }),
  )
})

test('the QR code is a PNG that a scanner can read', async () => {
  const payload = promptPayPayload(sandboxPromptPayId, 1_234_500)
  const image = await qrImage(payload)
  expect(image).toMatch(/^data:image\/png;base64,/)
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(payload)
})

test.each([0, -1, 1.5, Number.NaN])('an amount of %s is rejected', (baht) => {
  expect(() => promptPayPayload(sandboxPromptPayId, baht)).toThrow(RangeError)
})
