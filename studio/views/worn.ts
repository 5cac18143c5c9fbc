import { createBody } from '../body/body.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { goldDrop, wearAccessory } from '../figure/accessories.ts'
import { castPerson, castPose, castShoe } from '../figure/cast.ts'
import { drawFigure } from '../figure/dress.ts'
import { styled } from '../figure/outfit.ts'
import { fullCut, kindOf } from '../garments/defaults.ts'
import type { Look, ProductPlate } from '../plateSpec.ts'
import { drawStudio, footShadow } from '../scene/backdrop.ts'
import { groundFor } from '../scene/grounds.ts'
import { hemLevel } from '../tailoring/silhouette.ts'

/** The visible part in body units: the top edge and the height. */
type Framing = { top: number; height: number; x?: number }

function framing(look: Look, random: ReturnType<typeof createRandom>): Framing {
  const full: Framing = { top: -50, height: 1036 }
  const close: Framing = { top: random.between(-44, -30), height: random.between(600, 660) }
  switch (look.garment) {
    case 'earrings':
      return { top: -24, height: 262 }
    case 'silk-scarf':
    case 'hat':
      return { top: look.garment === 'hat' ? -64 : -40, height: 450 }
    case 'heels':
      return { top: 636, height: 340 }
    case 'belt':
      return { top: 140, height: 430 }
    case 'tote-bag':
    case 'shoulder-bag':
      return { top: 196, height: 540, x: -74 }
    case 'coat':
    case 'trench':
      return { top: -52, height: random.between(940, 1060) }
    default:
      break
  }
  const kind = kindOf(look.garment)
  if (kind === 'top' || kind === 'outer') return close
  if (kind === 'bottom')
    return random.chance(0.5) ? { top: random.between(150, 190), height: 830 } : full
  // Closer if the hem allows it: the garment matters more than the shoes.
  const hem = hemLevel[fullCut(look.garment, look.cut).length]
  return hem > 800 || random.chance(0.35)
    ? full
    : { top: random.between(-46, -36), height: Math.max(730, hem + 130) }
}

/** The garment on a person in the studio. */
export function drawWorn(sheet: Sheet, spec: ProductPlate): string {
  const random = createRandom(spec.seed)
  const { width, height } = spec
  const ground = groundFor(spec.brand, spec, random)
  const pose = castPose(random, spec)
  const person = castPerson(random, spec, spec.person)
  const shoe = castShoe(random, spec, person.tone)
  const looks = styled(spec, random)
  const camera = framing(spec, random)
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
