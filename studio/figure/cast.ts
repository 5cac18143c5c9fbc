import { mirrored, type Pose, type PoseName, poses } from '../body/pose.ts'
import { contrast } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { HairStyle, Look, Person, ProductPlate } from '../plateSpec.ts'
import { type Shoe, strapEdge, visibleContrast } from './foot.ts'
import { type Complexion, complexion, complexionOf } from './skin.ts'

/** Hair that hides neither collars nor straps. */
const worn: readonly [HairStyle, ...HairStyle[]] = ['bun', 'topknot', 'crop', 'bob', 'ponytail']

/** The given person, or one chosen by the seed. */
export function castPerson(random: Random, person?: Person): { tone: Complexion; hair: HairStyle } {
  // Drawn for a given person too, because the pose and the shoes follow in the same sequence.
  const chosen = {
    // Grey hair is rarer than one in four.
    tone: complexion(random.between(0.02, 0.99), random.between(0, 0.84)),
    hair: random.pick(worn),
  }
  return person ? { tone: complexionOf(person), hair: person.hair } : chosen
}

/** The stances that are seen from behind, too. */
const turnedRound = ['contrapposto', 'poised', 'contrapposto'] as const

/** The stances of each view of a product; scenes have those of half-figures. */
const stances: Record<'worn' | 'half' | 'whole', readonly [PoseName, ...PoseName[]]> = {
  worn: ['contrapposto', 'relaxed', 'poised'],
  half: ['relaxed', 'contrapposto'],
  whole: ['walk', 'contrapposto', 'relaxed'],
}

/** A pose that suits the garment and the view. */
export function castPose(
  random: Random,
  look: Look | undefined,
  product?: Pick<ProductPlate, 'back' | 'view'>,
): Pose {
  const isBack = product?.back === true
  const view = product?.view === 'worn' || product?.view === 'whole' ? product.view : 'half'
  const pose =
    look?.garment === 'tote-bag' || look?.garment === 'shoulder-bag'
      ? poses.carrier
      : poses[random.pick(isBack ? turnedRound : stances[view])]
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
