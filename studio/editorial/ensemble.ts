import { createBody } from '../body/body.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { goldDrop, wearAccessory } from '../figure/accessories.ts'
import { castPerson, castPose, castShoe } from '../figure/cast.ts'
import { drawFigure } from '../figure/dress.ts'
import { styled } from '../figure/outfit.ts'
import type { EditorialPlate } from '../plateSpec.ts'
import { footShadow } from '../scene/backdrop.ts'
import type { Scene } from '../scene/settings/parts.ts'

/** From the floor up to the hair, in the units of a figure, and the part of a scene left free above it. */
const standing = 960
const headroom = 0.06

type Place = { x: number; top: number; height: number }

/** The position and crop of each figure; banners leave space for text on one side. */
function places(spec: EditorialPlate, scene: Scene): Place[] {
  const random = createRandom(spec.seed ^ 0xca57)
  const count = spec.looks.length
  const wide = scene.width > scene.height
  const near = spec.kind === 'portrait' || spec.kind === 'popup'
  const full = 1010
  if (near)
    return spec.looks.map((_, index) => ({
      x: (index + 1) / (count + 1),
      top: -46,
      height: spec.kind === 'portrait' ? 330 : 640,
    }))
  if (spec.kind === 'banner') {
    const spread = count === 1 ? [0.7] : count === 2 ? [0.58, 0.8] : [0.52, 0.69, 0.86]
    return spread.map((x, index) => ({
      x,
      top: -60,
      height: count === 1 ? 700 : index === 1 ? 1060 : 1090,
    }))
  }
  if (spec.kind === 'banner-band')
    return spec.looks.map((_, index) => ({
      x: count === 1 ? 0.5 : 0.5 + (index - (count - 1) / 2) * 0.27,
      top: -62,
      height: count === 1 ? 600 : 680,
    }))
  const spread =
    count === 1
      ? [random.between(0.44, 0.56)]
      : count === 2
        ? [wide ? 0.36 : 0.3, wide ? 0.62 : 0.69]
        : [0.22, 0.5, 0.78]
  return spread.map((x, index) => ({
    x,
    top: -80,
    height: wide || count === 1 ? full + 60 : full + 150 + (index === 1 ? 0 : 60),
  }))
}

/** The figures of a scene, the farther ones first. */
export function drawCast(sheet: Sheet, spec: EditorialPlate, scene: Scene): string {
  const spots = places(spec, scene)
  const figures = spec.looks.map((look, index) => {
    const seed = (spec.seed + index * 7919) >>> 0
    const random = createRandom(seed)
    const spot = spots[index] ?? { x: 0.5, top: -60, height: 1080 }
    // Whole figures stand on the floor of the scene; cropped ones hang from the top of the frame.
    const whole = spot.height > 930
    const room = (scene.floor - headroom * scene.height) / standing
    const scale = Math.min(scene.height / spot.height, whole ? room : Number.POSITIVE_INFINITY)
    const pose = castPose(random, look)
    const body = createBody(pose)
    const person = castPerson(random, look, index === 0 ? spec.person : undefined)
    const worn = wearAccessory(sheet, { ...look, seed }, body)
    const figure = drawFigure(sheet, {
      body,
      ...person,
      shoe: castShoe(random, look, person.tone),
      looks: styled(look, random),
      seed,
      jewellery: worn.jewellery ?? goldDrop,
    })
    const y = whole ? scene.floor - 925 * scale + (index % 2) * 26 : -spot.top * scale
    const drawn = `<g transform="translate(${short(spot.x * scene.width)} ${short(y)}) scale(${scale.toFixed(4)})">${whole ? footShadow(sheet, 0, 938, 150, spec.ground) : ''}${worn.behind}${figure}${worn.front}</g>`
    return { drawn, depth: whole ? index % 2 : 0 }
  })
  return figures
    .sort((one, other) => one.depth - other.depth)
    .map(({ drawn }) => drawn)
    .join('')
}
