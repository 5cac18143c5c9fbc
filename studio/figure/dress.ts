import { type Body, type Side, sides } from '../body/body.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { weaveCloth } from '../fabric/cloth.ts'
import type { FullCut } from '../garments/cut.ts'
import { fullCut } from '../garments/defaults.ts'
import { sew } from '../garments/sew.ts'
import type { HairStyle, Look } from '../plateSpec.ts'
import type { Fitting, Piece } from '../tailoring/fitting.ts'
import { coversArm } from '../tailoring/sleeve.ts'
import { drawArm, drawHand, drawLowerArm } from './extremities.ts'
import { drawFoot, type Shoe } from './foot.ts'
import { drawHead, drawHeadBack, drawNeck, type Jewellery } from './head.ts'
import { drawHeadBehind } from './headBehind.ts'
import { drawHeel } from './heel.ts'
import { type Complexion, drawLeg, drawTorso } from './skin.ts'

/** A dressed figure: the person, the pose, and the garments from the innermost to the outermost. */
export type Figure = {
  body: Body
  tone: Complexion
  hair: HairStyle
  shoe: Shoe
  looks: readonly Look[]
  jewellery?: Jewellery | undefined
  seed: number
}

/** Cuts a look for a body. */
export function cutFor(sheet: Sheet, body: Body, look: Look, seed: number, flat = false): Fitting {
  const cloth = weaveCloth(sheet, look, seed)
  const trimmed = look.pattern === 'plain' || look.pattern === 'colour-block'
  const contrast =
    look.cut.detail === 'bow' || look.garment === 'cheongsam' || look.cut.waist === 'belt'
  const trim = weaveCloth(
    sheet,
    {
      ...look,
      color: contrast || (trimmed && look.accent !== look.color) ? look.accent : look.color,
      pattern: 'plain',
    },
    seed,
  )
  const own =
    look.cut.collar === 'notch' || look.cut.collar === 'shirt' || look.cut.collar === 'shawl'
      ? cloth
      : trim
  return {
    sheet,
    body,
    look,
    cut: body.pose.isBack
      ? fromBehind(fullCut(look.garment, look.cut))
      : fullCut(look.garment, look.cut),
    cloth,
    trim: own,
    random: createRandom(seed),
    flat,
  }
}

/** A cut without what only a front has. */
const fromBehind = (cut: FullCut): FullCut => ({
  ...cut,
  closure: 'none',
  pocket: 'none',
  detail: cut.detail === 'draped' ? 'draped' : 'none',
  slit: cut.slit === 'front' ? 'none' : cut.slit,
})

/** Draws a dressed figure, from what is farthest to what is nearest. */
export function drawFigure(sheet: Sheet, figure: Figure): string {
  const { body, tone, hair, shoe } = figure
  const fittings = figure.looks.map((look, index) => cutFor(sheet, body, look, figure.seed + index))
  const pieces = fittings.map(sew)
  const lowerArm = (side: Side) =>
    fittings.some((fitting) => coversArm(fitting, side))
      ? ''
      : drawLowerArm(
          sheet,
          body,
          side,
          tone,
          fittings.some(({ cut }) => cut.neckline === 'off-shoulder'),
        )
  const sleeve = (side: Side) => pieces.map((piece) => piece.sleeve(side)).join('')
  const isBehind = (side: Side) => body.armPose(side).behind
  const far: Side = body.pose.front === 0 ? 1 : -1
  const near: Side = far === 1 ? -1 : 1
  const all = (part: (piece: Piece) => string) => pieces.map(part).join('')
  const arm = (side: Side) => drawArm(sheet, body, side, tone)
  const hand = (side: Side) => drawHand(sheet, body, side, tone)
  const over = all((piece) => piece.over)
  const { isBack } = body.pose
  const foot = isBack ? drawHeel : drawFoot
  return [
    isBack ? '' : drawHeadBack(sheet, body, tone, hair),
    ...sides.filter(isBehind).map((side) => arm(side) + sleeve(side) + hand(side)),
    all((piece) => piece.behind),
    ...[far, near].map(
      (side) => drawLeg(sheet, body, side, tone) + foot(sheet, body, side, tone, shoe),
    ),
    drawTorso(sheet, body, tone),
    drawNeck(sheet, body, tone),
    ...sides.filter((side) => !isBehind(side)).map(arm),
    all((piece) => piece.front),
    isBack
      ? over + drawHeadBehind(sheet, body, tone, hair)
      : drawHead(sheet, body, tone, hair, figure.jewellery) + over,
    ...sides
      .filter((side) => !isBehind(side))
      .map((side) => lowerArm(side) + sleeve(side) + hand(side)),
  ].join('')
}
