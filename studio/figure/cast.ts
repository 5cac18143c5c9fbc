import { mirrored, type Pose, type PoseName, poses } from '../body/pose.ts'
import { contrast } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import { kindOf } from '../garments/defaults.ts'
import {
  type HairStyle,
  hairStyles,
  type Look,
  type Person,
  type ProductPlate,
} from '../plateSpec.ts'
import { type Shoe, strapEdge, visibleContrast } from './foot.ts'
import { type Complexion, complexion, complexionOf } from './skin.ts'

const [firstStyle, ...otherStyles] = hairStyles

/**
 * The given person, or one chosen by the seed. Some garments are worn with the hair up, because long hair would hide the
 * collar.
 */
export function castPerson(
  random: Random,
  look: Look | undefined,
  person?: Person,
  isBack = false,
): { tone: Complexion; hair: HairStyle } {
  const up = ['bun', 'topknot', 'crop', 'bob', 'ponytail'] as const
  const hidesCollar =
    isBack ||
    (look &&
      (look.cut.collar ||
        look.garment === 'blouse' ||
        look.garment === 'cheongsam' ||
        look.garment === 'earrings' ||
        look.garment === 'silk-scarf'))
  // Drawn for a given person too, because the pose and the shoes follow in the same sequence.
  const chosen = {
    // Grey hair is rarer than one in four.
    tone: complexion(random.between(0.02, 0.99), random.between(0, 0.84)),
    hair: hidesCollar ? random.pick(up) : random.pick([firstStyle, ...otherStyles]),
  }
  return person
    ? { tone: complexionOf(person), hair: hidesCollar ? person.tied : person.hair }
    : chosen
}

const withPockets: readonly Look['garment'][] = [
  'coat',
  'trench',
  'wide-trousers',
  'tailored-trousers',
  'tailored-shorts',
  'jumpsuit',
]

const withLegs: readonly Look['garment'][] = [
  'wide-trousers',
  'tailored-trousers',
  'tailored-shorts',
  'jumpsuit',
]

/** The stances that are seen from behind, too. */
const turnedRound = ['contrapposto', 'poised', 'akimbo', 'contrapposto'] as const

/**
 * A pose that suits the garment: hands in pockets only if it has pockets. In the studio, where a product is shown, she may be
 * seen from behind, and sit in trousers.
 */
export function castPose(
  random: Random,
  look: Look | undefined,
  studio?: Pick<ProductPlate, 'back' | 'near'>,
): Pose {
  const isBack = studio?.back === true
  const names: [PoseName, ...PoseName[]] = ['walk', 'turnedAway', 'contrapposto', 'poised', 'walk']
  // A hand at the collar would cover a scarf or a clasp.
  if (!look || kindOf(look.garment) !== 'accessory') names.push('pensive', 'raised', 'turnedAway')
  if (look && kindOf(look.garment) === 'dress' && look.cut.length === 'floor')
    names.push('poised', 'turnedAway')
  if (look && withPockets.includes(look.garment)) names.push('easy', 'pocketed', 'akimbo')
  if (studio && !studio.near && look && withLegs.includes(look.garment))
    names.push('perched', 'perched')
  const pose =
    look?.garment === 'tote-bag' || look?.garment === 'shoulder-bag'
      ? poses.carrier
      : poses[random.pick(isBack ? turnedRound : names)]
  const placed = random.chance(0.5) ? mirrored(pose) : pose
  return isBack ? { ...placed, isBack } : placed
}

/** Shoes that suit the garment; straps in a colour that shows on the person's skin. */
export function castShoe(random: Random, look: Look | undefined, tone: Complexion): Shoe {
  const dark = look && ['coat', 'trench', 'blazer', 'jacket'].includes(look.garment)
  const style: Shoe['style'] = dark
    ? random.pick(['boot', 'loafer', 'pump'])
    : random.pick(['pump', 'sandal', 'loafer', 'pump', 'sandal'])
  const color = random.pick(['#211d1c', '#3b2a22', '#6d4c38', '#b89a7c', '#2c2a30', '#8d2f2f'])
  const shows = style !== 'sandal' || contrast(color, tone.skin) >= visibleContrast
  return { style, color: shows ? color : strapEdge(color, tone.skin) }
}
