import { createBody } from '../body/body.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { goldDrop, wearAccessory } from '../figure/accessories.ts'
import { castPerson, castPose, castShoe } from '../figure/cast.ts'
import { drawFigure } from '../figure/dress.ts'
import { styled } from '../figure/outfit.ts'
import { kindOf } from '../garments/defaults.ts'
import type { EditorialPlate } from '../plateSpec.ts'
import type { Scene } from '../scene/settings/parts.ts'

/** The position of a figure's axis as a share of the width, the top edge and the height of the crop in body units. */
type Place = { x: number; top: number; height: number }

/** Tops of crops: above the hair, and below the eyes. */
const head = -52
const lips = 79

/** The crops of one look: from head to hips, from head to knees, and the bodice alone. */
const half = { top: head, height: 500 }
const long = { top: head, height: 680 }
const bodice = { top: lips, height: 420 }

function cropOf({ looks: [look], seed }: EditorialPlate): Omit<Place, 'x'> {
  if (look?.garment.endsWith('-bag')) return { top: 262, height: 450 }
  if (look && (kindOf(look.garment) === 'bottom' || ['coat', 'trench'].includes(look.garment)))
    return long
  if (look && kindOf(look.garment) === 'accessory') return half
  return [half, bodice, half, long][seed % 4] ?? half
}

/** The position and crop of each figure. None shows feet; banners leave space for text on the left. */
function places(spec: EditorialPlate): Place[] {
  const count = spec.looks.length
  const row = (from: number, to: number, crop: Omit<Place, 'x'>) =>
    spec.looks.map((_, index) => ({
      x: count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
      ...crop,
    }))
  switch (spec.kind) {
    case 'portrait':
      return row(0.5, 0.5, { top: -46, height: 330 })
    case 'banner':
      return count === 1
        ? row(0.72, 0.72, { top: lips, height: 330 })
        : row(count === 2 ? 0.58 : 0.53, count === 2 ? 0.84 : 0.87, {
            top: lips,
            height: count === 2 ? 430 : 560,
          })
    case 'banner-mobile':
      return row(0.29, 0.71, { top: lips, height: count === 1 ? 400 : 300 + 250 * (count - 1) })
    case 'banner-band':
      return row(0.27, 0.73, { top: lips, height: count === 3 ? 390 : 330 })
    case 'popup':
      return row(0.27, 0.73, { top: head, height: count === 1 ? 440 : 230 + 200 * count })
    case 'popup-mobile':
      return row(0.29, 0.71, { top: head, height: 320 + 170 * count })
    case 'story':
      return row(0.33, 0.67, { top: head, height: count === 3 ? 640 : 500 })
    default:
      return count === 1
        ? row(0.5, 0.5, cropOf(spec))
        : row(count === 2 ? 0.28 : 0.2, count === 2 ? 0.72 : 0.8, {
            top: head,
            height: count === 2 ? 680 : 900,
          })
  }
}

/** The figures of a scene. */
export function drawCast(sheet: Sheet, spec: EditorialPlate, scene: Scene): string {
  const spots = places(spec)
  const figures = spec.looks.map((look, index) => {
    const seed = (spec.seed + index * 7919) >>> 0
    const random = createRandom(seed)
    const spot = spots[index] ?? { x: 0.5, top: head, height: 500 }
    const scale = scene.height / spot.height
    const body = createBody(castPose(random, look))
    const person = castPerson(random, index === 0 ? spec.person : undefined)
    const worn = wearAccessory(sheet, { ...look, seed }, body)
    const figure = drawFigure(sheet, {
      body,
      ...person,
      shoe: castShoe(random, look, person.tone),
      looks: styled(look, random),
      seed,
      jewellery: worn.jewellery ?? goldDrop,
    })
    return `<g transform="translate(${short(spot.x * scene.width)} ${short(-spot.top * scale)}) scale(${scale.toFixed(4)})">${worn.behind}${figure}${worn.front}</g>`
  })
  return figures.join('')
}
