import sharp, { type Sharp } from 'sharp'
import { widthsOf } from '#cms/media/formats.ts'
import { type PlateSpec, plateSize } from '#cms/media/plateSpec.ts'
import { drawPlate } from './drawPlate.ts'

/** A drawn plate as RGB pixels, from which files of its width and below are scaled. */
export type Raster = { width: number; height: number; pixels: Buffer }

/**
 * The width in pixels at which a plate is drawn for a file of some width. The small files of a
 * picture share one drawing; the larger ones are drawn at their own width.
 */
export function rasterWidth(spec: PlateSpec, fileWidth: number): number {
  const [, medium] = widthsOf(spec)
  return Math.max(fileWidth, medium)
}

/** Draws a plate at a width in pixels. */
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

/** The image of a raster, scaled down to a file's width. */
export function scaleRaster({ width, height, pixels }: Raster, fileWidth: number): Sharp {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  return fileWidth === width ? image : image.resize(fileWidth)
}
