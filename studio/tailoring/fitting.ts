import type { Body, Side } from '../body/body.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import type { FullCut } from '../garments/cut.ts'
import type { Look } from '../plateSpec.ts'

/** The input of a garment drawing: the body, the cloth and the cut. */
export type Fitting = {
  sheet: Sheet
  body: Body
  look: Look
  cut: FullCut
  cloth: Cloth
  /** The second colour, for collars, piping, belts and buttons. */
  trim: Cloth
  random: Random
  /** Laid flat instead of worn: the inside is visible. */
  flat: boolean
}

/** The layers of a garment, from back to front. */
export type Piece = {
  /** Drawn before the body: the inside of the back, the far hem. */
  behind: string
  front: string
  sleeve: (side: Side) => string
  /** Over sleeves and neck: collars, bows, scarves. */
  over: string
}

export const piece = (parts: Partial<Piece>): Piece => ({
  behind: '',
  front: '',
  over: '',
  sleeve: () => '',
  ...parts,
})
