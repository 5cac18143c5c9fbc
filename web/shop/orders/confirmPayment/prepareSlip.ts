import { maxSlipSize } from './confirmPaymentRules.ts'

/** Pixels of a converted photo's longer side: more than any slip needs to be read. */
const maxSide = 2400
const qualities = [0.85, 0.7, 0.5]

/**
 * Returns a chosen file with the type of its content, and a photo of another type or over the size limit as a smaller
 * JPEG, if this browser can show it, as Safari does HEIC.
 */
export async function prepareSlip(file: File): Promise<File> {
  const type = await typeOf(file)
  if (type && type !== heic && file.size <= maxSlipSize)
    return type === file.type ? file : new File([file], file.name, { type })
  return (await toJpeg(file)) ?? new File([file], file.name, { type: type ?? 'unknown' })
}

/** The type of the photos of iPhones, which few browsers can show. */
export const heic = 'image/heic'

/** The type by the first bytes; undefined unless they are those of a JPEG, a PNG or a HEIC photo. */
async function typeOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (/^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(String.fromCharCode(...bytes.slice(4))))
    return heic
  const start = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (start.startsWith('ffd8ff')) return 'image/jpeg'
  return start.startsWith('89504e47') ? 'image/png' : undefined
}

/** Draws a photo upright on white; undefined if the browser cannot show it or it remains too large. */
async function toJpeg(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (blob && blob.size <= maxSlipSize)
      return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  }
  return undefined
}
