import sharp, { type Sharp } from 'sharp'
import { Sheet } from './drawing/sheet.ts'
import { drawEditorial } from './editorial/editorial.ts'
import type { PlateSpec, ProductPlate } from './plateSpec.ts'
import { drawDetail } from './views/detail.ts'
import { drawFlat } from './views/flat.ts'
import { drawWorn } from './views/worn.ts'

/** Draws a plate as an SVG document. Pure: the same spec gives the same document. */
export function drawPlate(spec: PlateSpec): string {
  const { width, height } = spec
  const sheet = new Sheet()
  const content = spec.kind === 'product' ? drawProduct(sheet, spec) : drawEditorial(sheet, spec)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet}${content}</svg>`
}

function drawProduct(sheet: Sheet, spec: ProductPlate): string {
  if (spec.view === 'flat') return drawFlat(sheet, spec)
  return spec.view === 'detail' ? drawDetail(sheet, spec) : drawWorn(sheet, spec)
}

/** A drawn plate as RGB pixels, from which files of its width and below are scaled. */
export type Raster = { width: number; height: number; pixels: Buffer }

/** Draws a plate at a width in pixels. */
export async function rasterise(spec: PlateSpec, width: number): Promise<Raster> {
  const svg = Buffer.from(drawPlate(spec))
  const density = (72 * width) / spec.width
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
