import { chroma, lightness, mix } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { Look } from '../plateSpec.ts'

type Grounds = readonly [string, ...string[]]

/** The wall colours of each brand and collaboration. */
const walls: Record<string, Grounds> = {
  asava: ['#efe9df', '#e3d9ca', '#d9cfc2', '#e9e0d9', '#cbbfb1'],
  asv: ['#e9ecea', '#dfe6e6', '#e8e1dd', '#d7dfd8', '#f0ebe3'],
  'asava-baan-khram': ['#e6e4dd', '#cdd4d8', '#dcd6c8', '#e9e6df'],
  'asv-mali-studio': ['#f2e6dc', '#ecdcd4', '#e7e4d2', '#f3ece4'],
  'asava-lanna-loom': ['#e7dcc8', '#dccdb6', '#e9e2d4', '#d8cfc0'],
}
const defaultWalls: Grounds = ['#ece6dc', '#e2dcd3', '#dfe2df']

/** A wall colour that contrasts with the garment. */
export function groundFor(brand: string, look: Look | undefined, random: Random): string {
  const choice = walls[brand] ?? defaultWalls
  const first = random.pick(choice)
  if (!look) return first
  const contrast = (ground: string) =>
    Math.abs(lightness(ground) - lightness(look.color)) +
    Math.abs(chroma(ground) - chroma(look.color)) * 1.6
  if (contrast(first) > 0.14) return first
  const best = [...choice].sort((one, other) => contrast(other) - contrast(one))[0] ?? first
  return lightness(look.color) > 0.85 && lightness(best) > 0.8 ? mix(best, '#a89a88', 0.36) : best
}
