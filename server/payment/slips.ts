import { createHash } from 'node:crypto'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ordersCopy } from '#contract/copy/orders.ts'
import { slipMaximumBytes } from '#contract/orders.ts'
import { ContractProblem } from '#contract/problem.ts'

/** Maximum pixels of a slip: accepts a 12,000 × 4,000 scan, rejects a decompression bomb. */
export const slipMaxPixels = 48_000_000

/** Why a slip is rejected (`validation.confirm-payment.slip-*`). */
export type SlipRejection = 'too_large' | 'unsupported_type'

export const slipMessages: Record<SlipRejection, string> = {
  too_large: ordersCopy.slipTooLarge,
  unsupported_type: ordersCopy.slipTypeUnsupported,
}

/** A re-encoded slip, without anything of the uploaded bytes but the image. */
export interface CleanSlip {
  bytes: Buffer
  extension: 'jpg' | 'png'
}

/** At most two slips are decoded at the same time and eight wait: each may take 200 MB (security.uploads.decoding). */
const decoding = bulkhead(2, 8)
/** Milliseconds that a slip may wait for its turn. */
const maxWait = 3000

/**
 * Re-encodes an uploaded JPEG or PNG, whose type is detected by its content. Throws a 503 when too many others are being
 * decoded.
 */
export async function cleanSlip(upload: Buffer): Promise<CleanSlip | SlipRejection> {
  const start = performance.now()
  try {
    return await decoding.execute(() => {
      if (performance.now() - start > maxWait) throw tooBusy()
      return decode(upload)
    })
  } catch (error) {
    throw isBulkheadRejectedError(error) ? tooBusy() : error
  }
}

const tooBusy = () => new ContractProblem('unavailable', ordersCopy.slipsBusy, { retryAfter: 5 })

async function decode(upload: Buffer): Promise<CleanSlip | SlipRejection> {
  if (upload.length > slipMaximumBytes) return 'too_large'
  const type = await fileTypeFromBuffer(upload).catch(() => undefined)
  if (type?.mime !== 'image/jpeg' && type?.mime !== 'image/png') return 'unsupported_type'
  const extension = type.mime === 'image/png' ? 'png' : 'jpg'
  try {
    const image = sharp(upload, {
      limitInputPixels: slipMaxPixels,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    }).autoOrient()
    const { format } = await image.metadata()
    if (format !== (extension === 'png' ? 'png' : 'jpeg')) return 'unsupported_type'
    const bytes = await (extension === 'png'
      ? image.png({ compressionLevel: 9 })
      : image.jpeg({ quality: 85 })
    )
      .timeout({ seconds: 10 })
      .toBuffer()
    return { bytes, extension }
  } catch {
    return 'unsupported_type'
  }
}

/** Identifies the image of a slip: its pixels, encoded anew, without the file that was uploaded. */
export function slipHash({ bytes }: Pick<CleanSlip, 'bytes'>): string {
  return createHash('sha256').update(bytes).digest('hex')
}
