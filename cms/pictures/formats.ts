import type { Sharp } from 'sharp'
import type { PlateSpec } from './plateSpec.ts'

/** File formats, best first, by the ending of their files. */
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const cardWidths = [320, 480, 768, 1200] as const
const bannerWidths = [480, 768, 1200, 1920] as const

/** The width of the file that a swatch's disc shows, enough for three pixels a point. */
export const swatchWidth = 96

/** The four widths of a picture's files, in CSS pixels, from small to large. */
export function widthsOf(spec: PlateSpec): readonly [number, number, number, number] {
  return spec.kind === 'banner' ? bannerWidths : cardWidths
}

/** Encodes. AVIF's effort is low because effort 4 takes five times as long for a tenth fewer bytes. */
export function encode(image: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 60, effort: 2 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 82, effort: 3 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}
