import { createBody, sides } from '../body/body.ts'
import { laidFlat } from '../body/pose.ts'
import { shade, tint } from '../drawing/colour.ts'
import { boundsOf, short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { cutFor } from '../figure/dress.ts'
import { kindOf } from '../garments/defaults.ts'
import { drawObject } from '../garments/objects.ts'
import { sew } from '../garments/sew.ts'
import type { ProductPlate } from '../plateSpec.ts'
import { groundFor } from '../scene/grounds.ts'

/** The garment laid flat. */
export function drawFlat(sheet: Sheet, spec: ProductPlate): string {
  const random = createRandom(spec.seed ^ 0x51ab)
  const { width, height } = spec
  const paper = tint(groundFor(spec.brand, spec, random), 0.35)
  const drawn = kindOf(spec.garment) === 'accessory' ? drawObject(sheet, spec) : unfold(sheet, spec)
  const box = boundsOf([...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? ''))
  const scale = Math.min((width * 0.8) / box.width, (height * 0.8) / box.height, 7)
  const x = width / 2 - (box.x + box.width / 2) * scale
  const y = height / 2 - (box.y + box.height / 2) * scale
  const shadow = sheet.define(
    `<filter id="ID" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dx="5" dy="8"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  )
  const light = sheet.linear(
    [
      [0, tint(paper, 0.5)],
      [0.5, paper],
      [1, shade(paper, 0.07)],
    ],
    55,
  )
  return `<rect width="${width}" height="${height}" fill="${light}"/><g filter="${shadow}"><g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})">${drawn}</g></g>`
}

function unfold(sheet: Sheet, spec: ProductPlate): string {
  const body = createBody(laidFlat)
  const piece = sew(cutFor(sheet, body, spec, spec.seed, true))
  return piece.behind + piece.front + sides.map(piece.sleeve).join('') + piece.over
}
