import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import sharp, { type Metadata } from 'sharp'
import type { ContractProblem } from '#commerce/problem.ts'

// The process serves requests beside: no memory for images that were decoded, and one thread for one that is.
sharp.cache(false)
sharp.concurrency(1)

/**
 * The maximum bytes of one decoded image, so that it and the CMS fit into a container of 512 MB
 * (security.uploads.memory).
 */
const maxBitmap = 128 * 1024 * 1024

const decoding = bulkhead(1, 8)

/**
 * Decodes the uploads of all senders one after the other (security.uploads.decoding).
 * @param tooBusy the problem of an image that is one too many, or has waited for more than `maxWait` milliseconds
 */
export async function decodeInTurn<Result>(
  decode: () => Promise<Result>,
  tooBusy: () => ContractProblem,
  maxWait = 3000,
): Promise<Result> {
  const start = performance.now()
  try {
    return await decoding.execute(() => {
      if (performance.now() - start > maxWait) throw tooBusy()
      return decode()
    })
  } catch (error) {
    throw isBulkheadRejectedError(error) ? tooBusy() : error
  }
}

/**
 * Whether an image takes too much memory, by its header. Most are read in strips; an interlaced PNG, a progressive
 * JPEG, a WebP, an AVIF and every image that is turned are in memory as a whole.
 * @param side the longest side to which the image is reduced: other JPEGs are by 2, 4 or 8 while they are read
 */
export function isTooLargeToDecode(metadata: Metadata, side = Number.POSITIVE_INFINITY): boolean {
  const { format, width, height, isProgressive, orientation = 1 } = metadata
  const isWhole = isProgressive || orientation > 1 || format === 'webp' || format === 'heif'
  const reduction =
    format === 'jpeg' && !isProgressive
      ? ([8, 4, 2].find((item) => Math.max(width, height) >= item * side) ?? 1)
      : 1
  return isWhole && (width * height * bytesPerPixel(metadata)) / reduction ** 2 > maxBitmap
}

function bytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata) {
  const pixel = channels * (depth === 'uchar' ? 1 : 2)
  // The coefficients of all scans, of 2 bytes each.
  if (format === 'jpeg' && isProgressive) return chromaSubsampling === '4:2:0' ? 3 : channels * 2
  // The planes of the decoder are beside the bitmap.
  return format === 'heif' ? pixel * 2 : format === 'webp' ? Math.max(pixel, 4) : pixel
}
