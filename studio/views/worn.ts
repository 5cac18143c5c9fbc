import { createBody } from '../body/body.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { goldDrop, wearAccessory } from '../figure/accessories.ts'
import { castPerson, castPose, castShoe } from '../figure/cast.ts'
import { drawFigure } from '../figure/dress.ts'
import { styled } from '../figure/outfit.ts'
import { kindOf } from '../garments/defaults.ts'
import type { ProductPlate } from '../plateSpec.ts'
import { drawStudio, footShadow } from '../scene/backdrop.ts'
import { groundFor } from '../scene/grounds.ts'

/** The visible part in body units: the top edge and the height. */
type Framing = { top: number; height: number; x?: number }

/** One crop for each category, so that a row of cards has one horizon; hands, wrists and toes are inside. */
function framing({ garment, near }: ProductPlate): Framing {
  if (near) return { top: kindOf(garment) === 'bottom' ? 262 : 84, height: 372 }
  switch (garment) {
    case 'earrings':
      return { top: -10, height: 262 }
    case 'silk-scarf':
    case 'hat':
      return { top: garment === 'hat' ? -58 : -26, height: 450 }
    case 'heels':
      return { top: 636, height: 340 }
    case 'belt':
      return { top: 140, height: 430 }
    case 'tote-bag':
    case 'shoulder-bag':
      return { top: 196, height: 540, x: -74 }
    case 'coat':
    case 'trench':
      return { top: -26, height: 1006 }
    default:
      break
  }
  const kind = kindOf(garment)
  if (kind === 'top' || kind === 'outer') return { top: -20, height: 620 }
  return kind === 'bottom' ? { top: 96, height: 884 } : { top: -26, height: 1006 }
}

/** The garment on a person in the studio. */
export function drawWorn(sheet: Sheet, spec: ProductPlate): string {
  const random = createRandom(spec.seed)
  const { width, height } = spec
  const ground = groundFor(spec.brand, spec, random)
  const pose = castPose(random, spec, spec)
  const person = castPerson(random, spec, spec.person, spec.back)
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
    shoe:
      spec.garment === 'heels'
        ? { style: spec.cut.detail === 'chain' ? 'sandal' : 'pump', color: spec.color }
        : shoe,
    looks,
    seed: spec.seed,
    jewellery: worn.jewellery ?? (random.chance(0.4) ? goldDrop : undefined),
  })
  const stands = floor < height + 60
  const placed = `<g transform="translate(${short(shift)} ${short(-camera.top * scale)}) scale(${short(scale * 1000) === '0' ? 1 : scale.toFixed(4)})">${stands ? footShadow(sheet, 0, 938, 150, ground) : ''}${worn.behind}${figure}${worn.front}</g>`
  return (
    drawStudio(sheet, { width, height, ground, seed: spec.seed }, stands ? floor : undefined) +
    placed
  )
}
