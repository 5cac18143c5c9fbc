import { createBody } from '../body/body.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { goldDrop, wearAccessory } from '../figure/accessories.ts'
import { castPerson, castPose, castShoe } from '../figure/cast.ts'
import { drawFigure } from '../figure/dress.ts'
import { styled } from '../figure/outfit.ts'
import { fullCut, kindOf } from '../garments/defaults.ts'
import type { ProductPlate } from '../plateSpec.ts'
import { footShadow } from '../scene/backdrop.ts'
import { productGround } from '../scene/grounds.ts'
import { hemLevel } from '../tailoring/silhouette.ts'

/** The visible part in body units: the top edge and the height. */
type Framing = { top: number; height: number; x?: number }

/** Below the eyes, so that a small image has no face, and above the feet. */
const lips = 79
const ankles = 884

/**
 * The crop of a view. Worn clothes fill the image from the lips to the hem, so that a row of cards has one horizon; half
 * figures show the face; only the whole figure has feet.
 */
function framing(spec: ProductPlate): Framing {
  const { garment, view } = spec
  switch (garment) {
    case 'earrings':
      return { top: -10, height: 262 }
    case 'silk-scarf':
      return { top: -20, height: 400 }
    case 'hat':
      return { top: -64, height: 400 }
    case 'belt':
      return { top: 140, height: 430 }
    case 'tote-bag':
    case 'shoulder-bag':
      return { top: 312, height: 436, x: -88 }
    default:
      break
  }
  if (view === 'whole') return { top: -26, height: 1006 }
  const hem = hemLevel[fullCut(garment, spec.cut).length]
  if (kindOf(garment) === 'bottom') {
    if (view === 'half') return { top: 250, height: 340 }
    const height = Math.min(ankles, hem + 90) - 214
    return { top: 214, height: Math.max(430, height) }
  }
  if (view === 'half') return { top: -26, height: 420 }
  const height = Math.min(ankles, hem + 80) - lips
  return { top: lips, height: Math.max(460, height) }
}

/** Gives each view its own pose, while the person and her outfit stay the same. */
const seedOfView: Record<ProductPlate['view'], number> = {
  flat: 0,
  worn: 0x3a17,
  half: 0x59c3,
  whole: 0x1f84,
  detail: 0,
}

/** The garment on a person before the even ground of all products. */
export function drawWorn(sheet: Sheet, spec: ProductPlate): string {
  const random = createRandom(spec.seed)
  const { width, height } = spec
  const pose = castPose(createRandom(spec.seed ^ seedOfView[spec.view]), spec, spec)
  const person = castPerson(random, spec.person)
  const shoe = castShoe(random, spec, person.tone)
  const looks = styled(spec, random)
  const camera = framing(spec)
  const body = createBody(pose)
  const scale = height / camera.height
  const shift =
    width / 2 -
    (camera.x ?? pose.hips.x * 0.4) *
      (spec.garment.endsWith('bag') ? Math.sign(pose.hips.x) * -1 : 1) *
      scale
  const floor = (925 - camera.top) * scale
  const worn = wearAccessory(sheet, spec, body)
  const figure = drawFigure(sheet, {
    body,
    ...person,
    shoe,
    looks,
    seed: spec.seed,
    jewellery: worn.jewellery ?? (random.chance(0.4) ? goldDrop : undefined),
  })
  const isStanding = floor < height + 60
  const placed = `<g transform="translate(${short(shift)} ${short(-camera.top * scale)}) scale(${scale.toFixed(4)})">${isStanding ? footShadow(sheet, 0, 933, 150, productGround) : ''}${worn.behind}${figure}${worn.front}</g>`
  return `<rect width="${width}" height="${height}" fill="${productGround}"/>${placed}`
}
