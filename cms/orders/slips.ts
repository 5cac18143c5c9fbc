import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { slipMaximumBytes } from '#gateway/contracts/orders.ts'
import { ordersCopy } from './copy.ts'

/** Pixels that a slip may have: a 12,000 × 4,000 scan passes, a decompression bomb does not. */
export const slipMaximumPixels = 48_000_000

/** Why a slip is rejected (`validation.confirm-payment.slip-*`). */
export type SlipRefusal = 'too_large' | 'unsupported_type'

export const slipMessages: Record<SlipRefusal, string> = {
  too_large: ordersCopy.slipTooLarge,
  unsupported_type: ordersCopy.slipTypeUnsupported,
}

/** A slip decoded and encoded anew: nothing of the sent bytes but the picture is left. */
export interface CleanSlip {
  bytes: Buffer
  extension: 'jpg' | 'png'
}

/** Tells by the bytes alone whether this is a JPEG or PNG that can be kept, and cleans it. */
export async function cleanSlip(sent: Buffer): Promise<CleanSlip | SlipRefusal> {
  if (sent.length > slipMaximumBytes) return 'too_large'
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  if (type?.mime !== 'image/jpeg' && type?.mime !== 'image/png') return 'unsupported_type'
  const extension = type.mime === 'image/png' ? 'png' : 'jpg'
  try {
    const picture = sharp(sent, {
      limitInputPixels: slipMaximumPixels,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    }).autoOrient()
    const { format } = await picture.metadata()
    if (format !== (extension === 'png' ? 'png' : 'jpeg')) return 'unsupported_type'
    const bytes = await (extension === 'png'
      ? picture.png({ compressionLevel: 9 })
      : picture.jpeg({ quality: 85 })
    )
      .timeout({ seconds: 10 })
      .toBuffer()
    return { bytes, extension }
  } catch {
    return 'unsupported_type'
  }
}

/** Writes a clean slip under a name of ours and answers that name. It is on disk when this returns. */
export async function storeSlip(directory: string, slip: CleanSlip): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const name = `${randomUUID()}.${slip.extension}`
  const draft = join(directory, `.${name}.part`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(slip.bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(directory, name))
  return name
}

/** Takes a stored slip away again, when the order it was for did not take it. */
export async function discardSlip(directory: string, name: string): Promise<void> {
  await rm(join(directory, name), { force: true })
}
