import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { garments } from '#database/schema/plateSpec.ts'
import { type Body, createBody, sides } from '#studio/body/body.ts'
import { mirrored, poses } from '#studio/body/pose.ts'
import { contrast } from '#studio/drawing/colour.ts'
import { distance, type Point } from '#studio/drawing/geometry.ts'
import { createRandom } from '#studio/drawing/random.ts'
import { Sheet } from '#studio/drawing/sheet.ts'
import { weaveCloth } from '#studio/fabric/cloth.ts'
import { paintCloth } from '#studio/fabric/paint.ts'
import { castShoe } from '#studio/figure/cast.ts'
import { drawFigure, type Figure } from '#studio/figure/dress.ts'
import { strapEdge } from '#studio/figure/foot.ts'
import { headScale } from '#studio/figure/head.ts'
import { complexionOf } from '#studio/figure/skin.ts'
import { type Garment, kindOf } from '#studio/garments/defaults.ts'
import { wornEarring } from '#studio/garments/objects/earrings.ts'
import { hairStyles, type Look } from '#studio/plateSpec.ts'

const stances = Object.entries(poses).flatMap(([name, pose]) => [
  { name, body: createBody(pose) },
  { name: `${name}, mirrored`, body: createBody(mirrored(pose)) },
])
const fromBehind = createBody({ ...poses.contrapposto, isBack: true })
const complexions = [0, 1, 2, 3, 4, 5, 6].map((skin) => complexionOf({ skin, hairColor: 0 }))

const blue = '#0000ff'
const look = (garment: Garment, cut: Look['cut'] = {}): Look => ({
  garment,
  color: blue,
  accent: blue,
  pattern: 'plain',
  fabric: 'cotton',
  cut,
})
const figure = (body: Body, changes: Partial<Figure> = {}): Figure => ({
  body,
  tone: complexionOf({ skin: 1, hairColor: 0 }),
  hair: 'bun',
  shoe: { style: 'sandal', color: '#3b2a22' },
  looks: [look('day-dress')],
  seed: 3,
  ...changes,
})

/** A drawing on white as RGB pixels, two for each body unit; the origin is at [250, 60]. */
async function pixelsOf(draw: (sheet: Sheet) => string, height = 1020) {
  const sheet = new Sheet()
  const drawn = draw(sheet)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-250 -60 500 ${height}" width="1000" height="${height * 2}">${sheet}<rect x="-250" y="-60" width="500" height="${height}" fill="#fff"/>${drawn}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = ([x, y]: Point) => {
    const start = (Math.round((y + 60) * 2) * 1000 + Math.round((x + 250) * 2)) * 3
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0] as const
  }
  return { data, at }
}

const angleAt = ({ shoulder, elbow, wrist }: ReturnType<Body['joints']>) => {
  const [upper, lower] = [distance(shoulder, elbow), distance(elbow, wrist)]
  const cosine = (upper ** 2 + lower ** 2 - distance(shoulder, wrist) ** 2) / (2 * upper * lower)
  return (Math.acos(cosine) * 180) / Math.PI
}

describe.each(stances)('the pose $name', ({ body }) => {
  test.each(sides)('has an elbow between two bones of constant length on side %i', (side) => {
    const joints = body.joints(side)
    expect(distance(joints.shoulder, joints.elbow)).toBeCloseTo(150, 3)
    expect(distance(joints.elbow, joints.wrist)).toBeCloseTo(128, 3)
    expect(angleAt(joints)).toBeGreaterThan(25)
    expect(angleAt(joints)).toBeLessThan(178)
  })

  test('shows each arm without a gap from the elbow to the hand', async () => {
    const dress = look('day-dress', { sleeve: 'short', silhouette: 'full' })
    const { at } = await pixelsOf((sheet) => drawFigure(sheet, figure(body, { looks: [dress] })))
    for (const side of sides) {
      if (body.armPose(side).rest === 'hidden') continue
      for (let part = 0.6; part <= 1.05; part += 0.025) {
        const [red, , blueness] = at(body.arm(side, 0, part))
        expect(blueness - red, `part ${part} on side ${side}`).toBeLessThan(0)
      }
    }
  })
})

/** The opening tags of the translucent groups in a drawing that no clip path limits. */
function unlimited(drawing: string) {
  const open: boolean[] = []
  const found: string[] = []
  for (const [tag] of drawing.matchAll(/<\/?g\b[^>]*>/g)) {
    if (tag === '</g>') open.pop()
    else {
      if (/(fill|stroke)-opacity=/.test(tag) && !open.includes(true)) found.push(tag)
      open.push(tag.includes('clip-path='))
    }
  }
  return found
}

const worn = garments.filter((garment) => kindOf(garment) !== 'accessory')

test.each(worn)(
  'every soft shadow and gleam of a figure in a %s is clipped to a shape',
  (garment) => {
    for (const hair of hairStyles) {
      const cut = garment === 'slip-dress' ? ({ neckline: 'cowl', slit: 'side' } as const) : {}
      const body = createBody(poses.contrapposto)
      const looks = [look(garment, cut)]
      for (const shown of [body, fromBehind]) {
        const drawing = drawFigure(new Sheet(), figure(shown, { hair, looks }))
        expect(drawing).toContain('fill-opacity')
        expect(unlimited(drawing)).toEqual([])
      }
    }
  },
)

test('a figure seen from behind has hair where a front has a face, and no buttons', async () => {
  const face: Point = [4, 62]
  for (const looks of [[look('shirt-dress')], [look('coat')]]) {
    const front = figure(createBody(poses.contrapposto), { looks })
    const drawings = [front, { ...front, body: fromBehind }].map((each) =>
      drawFigure(new Sheet(), each),
    )
    const [fronts = 0, backs] = drawings.map((d) => d.split('<circle').length)
    expect(backs).toBeLessThan(fronts - 2)
    const { at } = await pixelsOf((sheet) => drawFigure(sheet, { ...front, body: fromBehind }), 300)
    expect(Math.max(...at(face))).toBeLessThan(90)
    const seen = await pixelsOf((sheet) => drawFigure(sheet, front), 300)
    expect(Math.max(...seen.at(face))).toBeGreaterThan(150)
  }
})

test.each(hairStyles)(
  'earrings that an image shows are seen with the hair style %s',
  async (hair) => {
    const plate = { color: '#00ff00', accent: '#00ff00', seed: 1, cut: {} }
    const drawn = wornEarring(plate)
    const green = ({ data }: { data: Buffer }) => {
      let count = 0
      for (let index = 0; index < data.length; index += 3)
        if ((data[index + 1] ?? 0) > (data[index] ?? 0) + 60) count += 1
      return count
    }
    const alone = green(await pixelsOf(() => drawn, 300))
    expect(alone).toBeGreaterThan(200)
    for (const { name, body } of stances) {
      const jewellery = { drawn, isShown: true }
      const shown = await pixelsOf(
        (sheet) => drawFigure(sheet, figure(body, { hair, jewellery })),
        300,
      )
      expect(green(shown), name).toBeGreaterThan(alone * headScale ** 2 * 0.9)
    }
  },
)

describe('straps of sandals', () => {
  const colours = ['#211d1c', '#3b2a22', '#6d4c38', '#b89a7c', '#c9a24e', '#8d2f2f', '#f1e9db']

  test.each(complexions)('have an edge that shows on the skin $skin', ({ skin }) => {
    for (const color of [...colours, skin])
      expect(contrast(strapEdge(color, skin), skin), color).toBeGreaterThanOrEqual(2)
  })

  test.each(complexions)('are chosen to show on the skin $skin', (tone) => {
    const shoes = Array.from({ length: 60 }, (_, seed) =>
      castShoe(createRandom(seed), undefined, tone),
    )
    const sandals = shoes.filter(({ style }) => style === 'sandal')
    expect(sandals.length).toBeGreaterThan(5)
    for (const { color } of sandals) expect(contrast(color, tone.skin)).toBeGreaterThanOrEqual(2)
  })
})

test('light falls off more gently on satin than on leather', async () => {
  const steepest = async (fabric: Look['fabric']) => {
    const { at } = await pixelsOf((sheet) => {
      const cloth = weaveCloth(sheet, { ...look('slip-dress'), color: '#6f2a24', fabric }, 3)
      const light = {
        points: [
          [0, 20],
          [0, 120],
          [0, 220],
        ] as const,
        width: 14,
        tone: 'light' as const,
      }
      return paintCloth(sheet, cloth, {
        d: 'M-200 0H200V240H-200Z',
        folds: [light],
        round: 0,
        contour: false,
      })
    }, 300)
    const row = Array.from({ length: 160 }, (_, index) => at([index / 2 - 40, 120])[0])
    return Math.max(...row.slice(1).map((value, index) => Math.abs(value - (row[index] ?? 0))))
  }
  expect(await steepest('satin')).toBeLessThan((await steepest('leather')) * 0.5)
})
