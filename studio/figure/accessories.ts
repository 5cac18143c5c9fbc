import type { Body, Side } from '../body/body.ts'
import { short } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { weaveCloth } from '../fabric/cloth.ts'
import { drawHat } from '../garments/hat.ts'
import { wornEarring } from '../garments/objects/earrings.ts'
import { drawCart } from '../garments/objects.ts'
import { drawScarf } from '../garments/scarf.ts'
import type { Look } from '../plateSpec.ts'
import { waistline } from '../tailoring/waistline.ts'
import { cutFor } from './dress.ts'
import { headScale, type Jewellery } from './head.ts'

type Worn = { behind: string; front: string; jewellery?: Jewellery }

/** An accessory on the figure, in the figure's own units; nothing for garments. */
export function wearAccessory(sheet: Sheet, spec: Look & { seed: number }, body: Body): Worn {
  const cloth = weaveCloth(sheet, spec, spec.seed)
  const trim = weaveCloth(sheet, { ...spec, color: spec.accent, pattern: 'plain' }, spec.seed)
  switch (spec.garment) {
    case 'tote-bag':
    case 'shoulder-bag': {
      const side: Side = body.pose.arms[0].rest === 'carry' ? -1 : 1
      const hand = body.arm(side, 0, 1.09)
      const scale = spec.garment === 'tote-bag' ? 1.12 : 0.98
      const drop = spec.garment === 'tote-bag' ? 86 : 140
      return {
        behind: '',
        front: placed(
          hand[0] + side * 4,
          hand[1] + drop * scale,
          scale,
          side * 3,
          drawCart(sheet, cloth, trim, spec, body.pose.isBack),
        ),
      }
    }
    case 'silk-scarf':
      return { behind: '', front: drawScarf(sheet, cloth, body) }
    case 'hat': {
      const [x, y] = body.torso(0, 128)
      const { tilt, x: lean } = body.pose.head
      return {
        behind: '',
        front: `<g transform="translate(${short(x + lean * 0.4)} ${short(y)}) rotate(${short(tilt)}) scale(${headScale}) translate(0 -139)">${drawHat(sheet, cloth, trim, { isWide: spec.cut.silhouette === 'trapeze', isWorn: true })}</g>`,
      }
    }
    case 'belt': {
      const look: Look = {
        ...spec,
        garment: 'shirt-dress',
        cut: { waist: spec.cut.waist ?? 'belt' },
      }
      const fitting = cutFor(sheet, body, look, spec.seed)
      return { behind: '', front: waistline({ ...fitting, trim: cloth }, 44) }
    }
    case 'earrings':
      return { behind: '', front: '', jewellery: { drawn: wornEarring(spec), isShown: true } }
    default:
      return { behind: '', front: '' }
  }
}

const placed = (x: number, y: number, scale: number, turn: number, content: string) =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale})">${content}</g>`

/** The small drop that completes an outfit. */
export const goldDrop: Jewellery = {
  drawn:
    '<path d="M0 0v9" stroke="#c9a45c" stroke-width="1"/><circle cy="13" r="4.4" fill="#c9a45c"/>',
  isShown: false,
}
