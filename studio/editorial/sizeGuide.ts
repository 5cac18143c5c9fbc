import { createBody, level } from '../body/body.ts'
import { laidFlat } from '../body/pose.ts'
import { shade, tint } from '../drawing/colour.ts'
import { short } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { armPath, legPath, torsoPath } from '../figure/skin.ts'
import type { EditorialPlate } from '../plateSpec.ts'

/** Positions of the tape: bust, waist, hips and length, numbered as in the table beside it. */
export function drawSizeGuide(
  sheet: Sheet,
  spec: EditorialPlate,
  width: number,
  height: number,
): string {
  const body = createBody(laidFlat)
  const scale = height / 1080
  const shapes = [
    legPath(body, -1),
    legPath(body, 1),
    torsoPath(body),
    armPath(body, -1),
    armPath(body, 1),
  ]
  const [pale, deep] = [tint(spec.ground, 0.75), shade(spec.ground, 0.1)]
  // One light over the whole form, whatever shapes it is made of.
  const form = sheet.define(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="-120" y1="0" x2="130" y2="60"><stop offset="0" stop-color="${tint(spec.ground, 0.5)}"/><stop offset=".45" stop-color="${pale}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  )
  const head = `<path d="M-31 48C-31 14 -16 2 0 2S31 14 31 48C31 76 14 100 0 100S-31 76 -31 48Z" fill="${form}"/>`
  const figure = shapes.map((d) => `<path d="${d}" fill="${form}"/>`).join('')
  const ink = shade(spec.accent, 0.2)
  const tape = (number: number, y: number, half: number) =>
    `<path d="M${-half} ${y}C${-half * 0.6} ${y + 13} ${half * 0.6} ${y + 13} ${half} ${y}" fill="none" stroke="${ink}" stroke-width="3.4"/><path d="M${half + 4} ${y}H210" stroke="${ink}" stroke-width="1.2" stroke-dasharray="3 5"/>${badge(number, 226, y, ink)}`
  const length = `<path d="M-190 ${level.shoulder}V${level.ankle}M-198 ${level.shoulder}h16M-198 ${level.ankle}h16" stroke="${ink}" stroke-width="2"/>${badge(4, -190, 520, ink)}`
  return `<rect width="${width}" height="${height}" fill="${tint(spec.ground, 0.2)}"/><g transform="translate(${short(width / 2)} ${short(height * 0.055)}) scale(${scale.toFixed(4)})">${figure}${head}${tape(1, level.bust, 58)}${tape(2, level.waist, 41)}${tape(3, level.hip, 63)}${length}</g>`
}

/** A number in a ring, drawn so that no font is needed. */
function badge(number: number, x: number, y: number, ink: string) {
  const digits = [
    '',
    'M-3 -5L1 -9V9',
    'M-5 -4C-5 -11 6 -11 5 -3C4 2 -5 5 -5 9H6',
    'M-5 -8H5L-1 -1C7 -1 7 9 0 9C-3 9 -5 8 -6 5',
    'M3 9V-9L-6 4H6',
  ]
  return `<circle cx="${x}" cy="${y}" r="18" fill="#fffdf8" stroke="${ink}" stroke-width="1.6"/><path transform="translate(${x} ${y})" d="${digits[number] ?? ''}" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
}
