import { createBody, sides } from '../body/body.ts'
import { laidFlat } from '../body/pose.ts'
import { boundsOf, short } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { cutFor } from '../figure/dress.ts'
import { kindOf } from '../garments/defaults.ts'
import { drawObject } from '../garments/objects.ts'
import { sew } from '../garments/sew.ts'
import type { ProductPlate } from '../plateSpec.ts'
import { productGround } from '../scene/grounds.ts'

/** The largest scale of clothes, so that a top is not larger than a coat. */
const maxScale = 3.7

/**
 * The garment laid flat on the even ground of all products, with the shadow of a lamp above it. `zoom` enlarges it beyond the
 * frame.
 */
export function drawFlat(sheet: Sheet, spec: ProductPlate, zoom = 1): string {
  const { width, height } = spec
  const isAccessory = kindOf(spec.garment) === 'accessory'
  const drawn = isAccessory ? drawObject(sheet, spec) : unfold(sheet, spec)
  const box = boundsOf([...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? ''))
  const scale =
    zoom *
    Math.min(
      (width * (isAccessory ? 0.74 : 0.8)) / box.width,
      (height * (isAccessory ? 0.7 : 0.84)) / box.height,
      isAccessory ? 7 : maxScale,
    )
  const x = width / 2 - (box.x + box.width / 2) * scale
  const y = height / 2 - (box.y + box.height / 2) * scale
  const shadow = sheet.define(
    `<filter id="ID" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="26" result="far"/><feOffset in="far" dx="16" dy="26" result="soft"/><feColorMatrix in="soft" values="0 0 0 0 .24 0 0 0 0 .19 0 0 0 0 .15 0 0 0 .3 0" result="cast"/><feGaussianBlur in="SourceAlpha" stdDeviation="6" result="close"/><feOffset in="close" dx="3" dy="6" result="under"/><feColorMatrix in="under" values="0 0 0 0 .2 0 0 0 0 .15 0 0 0 0 .12 0 0 0 .34 0" result="contact"/><feMerge><feMergeNode in="cast"/><feMergeNode in="contact"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  )
  return `<rect width="${width}" height="${height}" fill="${productGround}"/><g filter="${shadow}"><g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})">${drawn}</g></g>`
}

function unfold(sheet: Sheet, spec: ProductPlate): string {
  const body = createBody(laidFlat)
  const piece = sew(cutFor(sheet, body, spec, spec.seed, true))
  return piece.behind + piece.front + sides.map(piece.sleeve).join('') + piece.over
}
