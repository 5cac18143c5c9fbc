import { createHash } from 'node:crypto'
import { slipMaximumBytes } from '@vitrine/contract/orders.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ordersCopy } from '#commerce/copy/orders.ts'
import { ContractProblem } from '#commerce/problem.ts'
import { decodeInTurn, isTooLargeToDecode } from '../media/decoding.ts'

/** Maximum pixels of a slip: accepts a 12,000 × 4,000 scan, rejects a decompression bomb. */
export const slipMaxPixels = 48_000_000

/** The reason why a slip is rejected (`validation.confirm-payment.slip-*`). */
type SlipRejection = 'too_large' | 'unsupported_type' | 'damaged'

const messages: Record<SlipRejection, string> = {
  too_large: ordersCopy.slipTooLarge,
  unsupported_type: ordersCopy.slipTypeUnsupported,
  damaged: ordersCopy.slipDamaged,
}

/** The problem of a rejected slip, in which a damaged image has the code of one of another type. */
export function slipProblem(rejection: SlipRejection): ContractProblem {
  const code = rejection === 'damaged' ? 'unsupported_type' : rejection
  const message = messages[rejection]
  return new ContractProblem(code, message, { fields: { slip: message } })
}

/** A re-encoded slip, without anything of the uploaded bytes but the image. */
export interface CleanSlip {
  bytes: Buffer
  extension: 'jpg' | 'png'
}

/**
 * Re-encodes an uploaded JPEG or PNG, whose type is detected by its content. Throws a 503 when too many others are being
 * decoded.
 */
export const cleanSlip = (upload: Buffer): Promise<CleanSlip | SlipRejection> =>
  decodeInTurn(() => decode(upload), tooBusy)

const tooBusy = () => new ContractProblem('unavailable', ordersCopy.slipsBusy, { retryAfter: 5 })

async function decode(upload: Buffer): Promise<CleanSlip | SlipRejection> {
  if (upload.length > slipMaximumBytes) return 'too_large'
  const type = await fileTypeFromBuffer(upload).catch(() => undefined)
  if (type?.mime !== 'image/jpeg' && type?.mime !== 'image/png') return 'unsupported_type'
  const extension = type.mime === 'image/png' ? 'png' : 'jpg'
  try {
    if (isTooLargeToDecode(await sharp(upload, { limitInputPixels: slipMaxPixels }).metadata()))
      return 'damaged'
    const bytes =
      extension === 'png' ? await encode(upload, 'error') : await encodeJpeg(withEnd(upload))
    return { bytes, extension }
  } catch {
    return 'damaged'
  }

  async function encodeJpeg(jpeg: Buffer) {
    try {
      return await encode(jpeg, 'warning')
    } catch (error) {
      if (!isHarmless(error)) throw error
      return encode(jpeg, 'error')
    }
  }

  function encode(image: Buffer, failOn: 'error' | 'warning') {
    const decoded = sharp(image, {
      limitInputPixels: slipMaxPixels,
      failOn,
      pages: 1,
      sequentialRead: true,
    }).autoOrient()
    return (
      extension === 'png' ? decoded.png({ compressionLevel: 9 }) : decoded.jpeg({ quality: 85 })
    )
      .timeout({ seconds: 10 })
      .toBuffer()
  }
}

/** Identifies the image of a slip: its pixels, encoded anew, without the file that was uploaded. */
export function slipHash({ bytes }: Pick<CleanSlip, 'bytes'>): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A JPEG with the marker of its end, which transfers lose although the image is whole. */
const withEnd = (jpeg: Buffer) => Buffer.concat([jpeg, Buffer.of(0xff, 0xd9)])

/** Whether a warning of the decoder leaves the image whole, as for bytes that cameras write between segments. */
const isHarmless = (error: unknown) =>
  Number(/ (\d+) extraneous bytes before marker/.exec(String(error))?.[1] ?? Infinity) <= 1024
