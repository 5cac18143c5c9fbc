import { lightness, mix } from '../drawing/colour.ts'
import { blob, outline, type Point } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { HairStyle } from '../plateSpec.ts'
import type { Complexion } from './skin.ts'
import { lock, paint, sheen } from './strands.ts'

/** Hair behind the neck. */
export function drawHairBack(
  sheet: Sheet,
  tone: Complexion,
  style: HairStyle,
  turn: number,
): string {
  const dark = mix(tone.hair, '#000000', lightness(tone.hair) > 0.4 ? 0.1 : 0.2)
  const away = turn > 0 ? -1 : 1
  const shapes: Record<HairStyle, () => string> = {
    bun: () =>
      paint(
        blob([
          [away * 4, 96],
          [away * 26, 88],
          [away * 38, 100],
          [away * 32, 116],
          [away * 14, 118],
          [away * 2, 108],
        ]),
        dark,
      ),
    long: () =>
      paint(
        outline(
          [
            [-36, 34],
            [-41, 80],
            [-44, 140],
            [-47, 200],
            [-40, 236],
          ],
          [
            [-40, 236],
            [0, 246],
            [38, 238],
          ],
          [
            [38, 238],
            [46, 200],
            [43, 140],
            [41, 80],
            [36, 34],
          ],
        ),
        dark,
      ),
    bob: () =>
      paint(
        blob([
          [-37, 30],
          [-43, 70],
          [-41, 102],
          [-22, 108],
          [22, 108],
          [41, 102],
          [43, 70],
          [37, 30],
        ]),
        dark,
      ),
    crop: () =>
      paint(
        blob([
          [-33, 30],
          [-36, 62],
          [-26, 84],
          [26, 84],
          [36, 62],
          [33, 30],
        ]),
        dark,
      ),
    wave: () =>
      paint(
        blob([
          [-38, 30],
          [-46, 74],
          [-50, 118],
          [-62, 158],
          [-54, 206],
          [-34, 222],
          [-14, 176],
          [20, 168],
          [48, 190],
          [56, 150],
          [46, 100],
          [42, 60],
          [36, 30],
        ]),
        dark,
      ),
    ponytail: () =>
      paint(
        blob([
          [away * 10, 6],
          [away * 40, 10],
          [away * 56, 50],
          [away * 52, 108],
          [away * 62, 164],
          [away * 46, 186],
          [away * 32, 130],
          [away * 30, 60],
        ]),
        dark,
      ),
    topknot: () =>
      lock(
        sheet,
        blob([
          [-15, -2],
          [-19, -20],
          [-4, -31],
          [14, -27],
          [19, -10],
          [12, 4],
        ]),
        tone.hair,
        sheen(
          [
            [-10, -12],
            [-2, -22],
            [8, -22],
          ],
          tone,
        ),
      ),
    cloud: () => cloud(tone),
  }
  return shapes[style]()
}

export function cloud(tone: Complexion) {
  const dark = mix(tone.hair, '#000000', 0.15)
  const edge: Point[] = []
  for (let step = 0; step < 34; step += 1) {
    const angle = (step / 34) * Math.PI * 2
    const wobble = 1 + Math.sin(step * 2.4) * 0.03 + (step % 2 === 0 ? 0.018 : -0.018)
    edge.push([Math.cos(angle) * 55 * wobble, 40 + Math.sin(angle) * 53 * wobble])
  }
  return paint(blob(edge), dark)
}
