import sharp, { type Sharp } from 'sharp'
import { drawPlate } from './drawPlate.ts'
import { widthsOf } from './formats.ts'
import { type PlateSpec, plateSize } from './plateSpec.ts'

/** A drawn plate as pixels, from which files of its width and below are cut. */
export type Raster = { width: number; height: number; pixels: Buffer }

/** The width at which a plate is drawn for a file: its own; the smallest share one drawing, half the next one’s work. */
export function rasterWidth(spec: PlateSpec, fileWidth: number): number {
  const [, medium] = widthsOf(spec)
  return Math.max(fileWidth, medium)
}

/** Draws a plate at a width. */
export async function rasterise(spec: PlateSpec, width: number): Promise<Raster> {
  const svg = Buffer.from(drawPlate(spec))
  const density = (72 * width) / plateSize(spec).width
  const { data, info } = await sharp(svg, { density, limitInputPixels: 10_000_000 })
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** The raster at a file's width, to be encoded. */
export function cut({ width, height, pixels }: Raster, fileWidth: number): Sharp {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  return fileWidth === width ? image : image.resize(fileWidth)
}
