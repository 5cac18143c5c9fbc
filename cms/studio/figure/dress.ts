import type { HairStyle, Look } from '#cms/media/plateSpec.ts'
import { type Body, type Side, sides } from '../body/body.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { weaveCloth } from '../fabric/cloth.ts'
import { fullCut } from '../garments/defaults.ts'
import { sew } from '../garments/sew.ts'
import type { Fitting, Piece } from '../tailoring/fitting.ts'
import { drawArm, drawHand } from './extremities.ts'
import { drawFoot, type Shoe } from './foot.ts'
import { drawHead, drawHeadBack } from './head.ts'
import { type Complexion, drawSkin } from './skin.ts'

/** A dressed figure: the person, the pose, and the garments from the innermost to the outermost. */
export type Figure = {
  body: Body
  tone: Complexion
  hair: HairStyle
  shoe: Shoe
  looks: readonly Look[]
  earring?: string
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
    cut: fullCut(look.garment, look.cut),
    cloth,
    trim: own,
    random: createRandom(seed),
    flat,
  }
}

/** Draws a dressed figure, from what is farthest to what is nearest. */
export function drawFigure(sheet: Sheet, figure: Figure): string {
  const { body, tone, hair, shoe } = figure
  const pieces = figure.looks.map((look, index) =>
    sew(cutFor(sheet, body, look, figure.seed + index)),
  )
  const arm = (side: Side) =>
    drawArm(sheet, body, side, tone) +
    pieces.map((piece) => piece.sleeve(side)).join('') +
    drawHand(sheet, body, side, tone)
  const isBehind = (side: Side) => body.armPose(side).behind === true
  const far = body.pose.front === 0 ? 1 : -1
  const near: Side = far === 1 ? -1 : 1
  const all = (part: (piece: Piece) => string) => pieces.map(part).join('')
  return [
    drawHeadBack(body, tone, hair),
    ...sides.filter(isBehind).map(arm),
    all((piece) => piece.behind),
    drawFoot(sheet, body, far, tone, shoe),
    drawSkin(sheet, body, tone),
    drawFoot(sheet, body, near, tone, shoe),
    ...sides
      .filter((side) => !isBehind(side) && body.armPose(side).rest !== 'touch')
      .map((side) => drawArm(sheet, body, side, tone)),
    all((piece) => piece.front),
    drawHead(sheet, body, tone, hair, figure.earring),
    all((piece) => piece.over),
    ...sides
      .filter((side) => !isBehind(side))
      .map((side) =>
        body.armPose(side).rest === 'touch'
          ? arm(side)
          : pieces.map((piece) => piece.sleeve(side)).join('') + drawHand(sheet, body, side, tone),
      ),
  ].join('')
}
