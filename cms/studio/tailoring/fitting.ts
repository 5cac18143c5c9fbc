import type { Cut, Look } from '#cms/media/plateSpec.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import type { Body, Side } from '../body/body.ts'

export type FullCut = { [Field in keyof Cut]-?: NonNullable<Cut[Field]> }

/** What a garment is made with: the body it is fitted on, its cloth and cut. */
export type Fitting = {
  sheet: Sheet
  body: Body
  look: Look
  cut: FullCut
  cloth: Cloth
  /** The second colour, for collars, piping, belts and buttons. */
  trim: Cloth
  random: Random
  /** Laid on paper instead of worn: the inside shows, the sleeves lie still. */
  flat: boolean
}

/** A finished garment in the order it is put on. */
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
