import { mix, shade, tint } from '../drawing/colour.ts'
import {
  blob,
  line,
  outline,
  type Point,
  polar,
  polygon,
  short,
  taper,
} from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { EditorialPlate } from '../plateSpec.ts'
import { drawStudio, type Stage, windowLight } from './backdrop.ts'

export type Scene = Stage & { accent: string; floor: number }

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`
const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** The place a look-book scene happens in; nothing in it is louder than the clothes. */
export function drawSetting(
  sheet: Sheet,
  setting: EditorialPlate['setting'],
  scene: Scene,
): string {
  const random = createRandom(scene.seed ^ 0x5e77)
  return {
    studio: () => drawStudio(sheet, scene, scene.floor),
    arches: () => arches(sheet, scene),
    garden: () => garden(sheet, scene, random),
    stairs: () => stairs(sheet, scene),
    sea: () => sea(sheet, scene),
    city: () => city(sheet, scene, random),
    salon: () => salon(sheet, scene, random),
    temple: () => temple(sheet, scene),
    festival: () => festival(sheet, scene, random),
  }[setting]()
}

function wallAndFloor(sheet: Sheet, { width, height, ground, floor }: Scene) {
  const wall = sheet.linear(
    [
      [0, tint(ground, 0.3)],
      [0.6, ground],
      [1, shade(ground, 0.08)],
    ],
    70,
  )
  const boards = sheet.linear(
    [
      [0, shade(ground, 0.2)],
      [1, shade(ground, 0.08)],
    ],
    90,
  )
  return rect(0, 0, width, floor, wall) + rect(0, floor, width, height - floor, boards)
}

function archPath(x: number, floor: number, width: number, height: number) {
  const radius = width / 2
  return `M${short(x)} ${short(floor)}V${short(floor - height + radius)}A${short(radius)} ${short(radius)} 0 0 1 ${short(x + width)} ${short(floor - height + radius)}V${short(floor)}Z`
}

/** A whitewashed colonnade with sky behind. */
function arches(sheet: Sheet, scene: Scene) {
  const { width, height, ground, accent, floor } = scene
  const sky = sheet.linear(
    [
      [0, mix(accent, '#ffffff', 0.55)],
      [1, mix(accent, '#fff6e8', 0.86)],
    ],
    90,
  )
  const count = Math.max(2, Math.round(width / 520))
  const step = width / count
  const openings = Array.from({ length: count }, (_, index) =>
    archPath(step * index + step * 0.14, floor, step * 0.72, floor * 0.84),
  )
  const depth = openings.map(
    (d) =>
      `<path d="${d}" fill="${shade(ground, 0.16)}"/><g clip-path="${sheet.clip(d)}"><path d="${d}" fill="${sky}" transform="translate(${short(step * 0.07)} ${short(height * 0.012)})"/>${rect(0, floor * 0.86, width, floor * 0.16, mix(accent, ground, 0.45))}${path(d, shade(ground, 0.3), 0.12)}</g>`,
  )
  const light = Array.from({ length: count }, (_, index) =>
    polygon([
      [step * index + step * 0.2, floor],
      [step * index + step * 0.86, floor],
      [step * index + step * 0.62, height],
      [step * index - step * 0.16, height],
    ]),
  )
  return (
    wallAndFloor(sheet, scene) +
    depth.join('') +
    `<g filter="${sheet.blur(8)}">${path(light.join(''), tint(ground, 0.7), 0.7)}</g>`
  )
}

function leaves(
  random: Random,
  from: Point,
  angle: number,
  length: number,
  tone: string,
  bend = 24,
): string {
  const shapes: string[] = [
    taper(
      [
        from,
        polar(from, angle, length * 0.5),
        polar(polar(from, angle, length * 0.5), angle + bend, length * 0.5),
      ],
      length * 0.02,
      0.2,
    ),
  ]
  for (let step = 2; step < 15; step += 1) {
    const part = step / 15
    const base = polar(
      polar(from, angle, length * Math.min(part, 0.5)),
      angle + bend,
      length * Math.max(0, part - 0.5),
    )
    for (const side of [-1, 1]) {
      const lean = angle + bend * part + side * (66 - part * 34) + random.between(-5, 5)
      const reach = length * 0.32 * (1.12 - part * 0.8)
      const tip = polar(base, lean, reach)
      shapes.push(
        outline(
          [base, polar(polar(base, lean, reach * 0.5), lean - 90 * side, reach * 0.1), tip],
          [tip, polar(polar(base, lean, reach * 0.5), lean + 90 * side, reach * 0.05), base],
        ),
      )
    }
  }
  return path(shapes.join(''), tone)
}

/** A tropical garden: far leaves pale, near leaves deep. */
function garden(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const green = mix(accent, '#5d7458', 0.55)
  const sky = sheet.linear(
    [
      [0, tint(ground, 0.55)],
      [1, ground],
    ],
    90,
  )
  const layers = [0.72, 0.48, 0.2].map((fade, layer) => {
    const tone = mix(green, ground, fade)
    const fronds = Array.from({ length: 7 }, (_, index) =>
      leaves(
        random,
        [(width * (index + random.between(0, 0.8))) / 6.4 - 40, floor + 30 + layer * 24],
        -90 + random.between(-52, 52),
        height * random.between(0.3, 0.62) * (1 - layer * 0.2),
        tone,
        random.between(-40, 40),
      ),
    )
    return layer === 0 ? `<g filter="${sheet.blur(5)}">${fronds.join('')}</g>` : fronds.join('')
  })
  const path2 = sheet.linear(
    [
      [0, mix(ground, green, 0.18)],
      [1, shade(ground, 0.05)],
    ],
    90,
  )
  const sun = sheet.radial(
    [
      [0, '#fffaf0', 0.9],
      [1, '#fffaf0', 0],
    ],
    [0.3, 0.2],
    0.6,
  )
  return (
    rect(0, 0, width, height, sky) +
    layers.slice(0, 2).join('') +
    rect(0, 0, width, floor, sun) +
    layers[2] +
    rect(0, floor, width, height - floor, path2)
  )
}

function stairs(sheet: Sheet, scene: Scene) {
  const { width, height, ground, accent, floor } = scene
  const steps = Array.from({ length: 9 }, (_, index) => {
    const y = floor - index * (floor * 0.062)
    const left = width * 0.1 + index * width * 0.075
    const tread = sheet.linear(
      [
        [0, tint(ground, 0.35)],
        [1, ground],
      ],
      0,
    )
    return (
      rect(left, y - floor * 0.062, width, floor * 0.062 + 2, shade(ground, 0.13 + index * 0.006)) +
      rect(left, y - floor * 0.062, width, floor * 0.014, tread)
    )
  })
  const wall = sheet.linear(
    [
      [0, mix(accent, ground, 0.55)],
      [1, mix(accent, ground, 0.78)],
    ],
    40,
  )
  return (
    wallAndFloor(sheet, scene) +
    rect(0, 0, width, floor, wall) +
    steps.join('') +
    windowLight({ width, height, ground, seed: scene.seed }, createRandom(scene.seed))
  )
}

function sea(sheet: Sheet, { width, height, ground, accent, floor }: Scene) {
  const horizon = floor * 0.56
  const sky = sheet.linear(
    [
      [0, mix(accent, '#f4efe6', 0.62)],
      [1, mix(ground, '#fff7ec', 0.6)],
    ],
    90,
  )
  const water = sheet.linear(
    [
      [0, mix(accent, '#e9f0ee', 0.3)],
      [1, mix(accent, ground, 0.45)],
    ],
    90,
  )
  const sand = sheet.linear(
    [
      [0, shade(ground, 0.06)],
      [1, ground],
    ],
    90,
  )
  const sun = `<circle cx="${short(width * 0.72)}" cy="${short(horizon * 0.46)}" r="${short(height * 0.075)}" fill="#fffaf0" fill-opacity=".85"/>`
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = horizon + 8 + (((index * 37) % 100) / 100) * (floor - horizon - 26)
    const x = (((index * 193) % 100) / 100) * width
    return taper(
      [
        [x - 50, y],
        [x, y - 2],
        [x + 50, y],
      ],
      4,
    )
  })
  const isles = [
    blob([
      [width * 0.04, horizon + 3],
      [width * 0.08, horizon - height * 0.09],
      [width * 0.13, horizon - height * 0.11],
      [width * 0.18, horizon - height * 0.04],
      [width * 0.21, horizon + 3],
    ]),
    blob([
      [width * 0.2, horizon + 3],
      [width * 0.24, horizon - height * 0.045],
      [width * 0.29, horizon - height * 0.05],
      [width * 0.33, horizon + 3],
    ]),
  ]
  const shore: Point[] = [
    [-20, floor - 30],
    [width * 0.3, floor - 4],
    [width * 0.62, floor - 34],
    [width + 20, floor - 8],
  ]
  const beach = outline(shore, [
    [width + 20, height + 20],
    [-20, height + 20],
  ])
  return [
    rect(0, 0, width, horizon + 4, sky),
    sun,
    path(isles.join(''), mix(accent, '#c9cfca', 0.55)),
    rect(0, horizon, width, height - horizon, water),
    path(glints.join(''), '#fffdf7', 0.55),
    path(beach, sand),
    `<path d="${line(shore)}" fill="none" stroke="#fffdf7" stroke-width="9" opacity=".8" filter="${sheet.blur(2.5)}"/>`,
  ].join('')
}

function city(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const sky = sheet.linear(
    [
      [0, mix(accent, '#f2e6dc', 0.72)],
      [1, tint(ground, 0.5)],
    ],
    90,
  )
  const towers = [0.74, 0.55].flatMap((fade) =>
    Array.from({ length: 9 }, (_, index) => {
      const w = width * random.between(0.05, 0.11)
      const x = (width * index) / 8.4 - w / 2 + random.between(-20, 20)
      const h = floor * random.between(0.28, 0.72) * (1.15 - (1 - fade) * 0.9)
      const tone = mix(mix(accent, '#6d7684', 0.6), ground, fade)
      const windows = Array.from({ length: 7 }, (_, row) =>
        rect(x + w * 0.2, floor - h + 26 + row * (h / 8), w * 0.6, h / 34, tint(tone, 0.4)),
      )
      return (
        rect(x, floor - h, w, h, tone) +
        windows.join('') +
        (index % 3 === 0 ? rect(x + w * 0.46, floor - h - h * 0.14, w * 0.06, h * 0.14, tone) : '')
      )
    }),
  )
  const rail = Array.from({ length: 24 }, (_, index) =>
    rect((width * index) / 23 - 2, floor - height * 0.1, 4, height * 0.1, shade(ground, 0.42)),
  )
  const terrace = sheet.linear(
    [
      [0, shade(ground, 0.16)],
      [1, shade(ground, 0.05)],
    ],
    90,
  )
  return (
    rect(0, 0, width, height, sky) +
    towers.join('') +
    rail.join('') +
    rect(0, floor - height * 0.104, width, 9, shade(ground, 0.46)) +
    rect(0, floor, width, height - floor, terrace)
  )
}

function salon(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const moulding = (x: number, y: number, w: number, h: number) =>
    `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="none" stroke="${shade(ground, 0.12)}" stroke-width="5"/><rect x="${short(x + 14)}" y="${short(y + 14)}" width="${short(w - 28)}" height="${short(h - 28)}" fill="none" stroke="${tint(ground, 0.5)}" stroke-width="3"/>`
  const count = Math.max(2, Math.round(width / 480))
  const step = width / count
  const panels = Array.from(
    { length: count },
    (_, index) =>
      moulding(step * index + step * 0.1, floor * 0.08, step * 0.8, floor * 0.56) +
      moulding(step * index + step * 0.1, floor * 0.7, step * 0.8, floor * 0.22),
  )
  const skirting =
    rect(0, floor - 34, width, 34, tint(ground, 0.3)) +
    rect(0, floor - 36, width, 3, shade(ground, 0.18))
  const rug = `<ellipse cx="${short(width / 2)}" cy="${short(floor + (height - floor) * 0.55)}" rx="${short(width * 0.46)}" ry="${short((height - floor) * 0.36)}" fill="${mix(accent, ground, 0.35)}"/><ellipse cx="${short(width / 2)}" cy="${short(floor + (height - floor) * 0.55)}" rx="${short(width * 0.43)}" ry="${short((height - floor) * 0.31)}" fill="none" stroke="${tint(accent, 0.5)}" stroke-width="4"/>`
  return wallAndFloor(sheet, scene) + panels.join('') + skirting + rug + windowLight(scene, random)
}

/** Tiered roofs in mist. */
function temple(sheet: Sheet, scene: Scene) {
  const { width, height, ground, accent, floor } = scene
  const sky = sheet.linear(
    [
      [0, mix(ground, accent, 0.18)],
      [1, tint(ground, 0.6)],
    ],
    90,
  )
  const roof = (cx: number, base: number, w: number, tone: string) =>
    [0, 1, 2]
      .map((tier) => {
        const [half, y, rise] = [w * (0.5 - tier * 0.12), base - tier * w * 0.2, w * 0.24]
        const d = outline(
          [
            [cx - half, y],
            [cx - half * 0.55, y - rise * 0.45],
            [cx, y - rise],
          ],
          [
            [cx, y - rise],
            [cx + half * 0.55, y - rise * 0.45],
            [cx + half, y],
          ],
          [
            [cx + half, y],
            [cx + half + w * 0.03, y - w * 0.05],
          ],
          [
            [cx + half, y + w * 0.02],
            [cx - half, y + w * 0.02],
          ],
          [
            [cx - half - w * 0.03, y - w * 0.05],
            [cx - half, y],
          ],
        )
        return path(d, mix(tone, ground, tier * 0.1))
      })
      .join('') +
    path(
      taper(
        [
          [cx, base - w * 0.6],
          [cx, base - w * 0.78],
          [cx, base - w * 0.95],
        ],
        w * 0.03,
        0.05,
      ),
      tone,
    )
  const far =
    roof(width * 0.2, floor * 0.82, width * 0.3, mix(accent, ground, 0.72)) +
    roof(width * 0.86, floor * 0.8, width * 0.26, mix(accent, ground, 0.76))
  const near =
    roof(width * 0.54, floor * 0.84, width * 0.5, mix(accent, ground, 0.52)) +
    rect(width * 0.34, floor * 0.84, width * 0.4, floor * 0.2, mix(accent, ground, 0.62))
  const mist = sheet.linear(
    [
      [0, tint(ground, 0.5), 0],
      [0.7, tint(ground, 0.5), 0.95],
      [1, ground],
    ],
    90,
  )
  return (
    rect(0, 0, width, height, sky) +
    far +
    near +
    rect(0, floor * 0.5, width, floor * 0.5, mist) +
    rect(
      0,
      floor,
      width,
      height - floor,
      sheet.linear(
        [
          [0, shade(ground, 0.1)],
          [1, ground],
        ],
        90,
      ),
    )
  )
}

/** Lanterns and blossom for the new year. */
function festival(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const glow = sheet.radial(
    [
      [0, tint(ground, 0.35), 0.9],
      [1, ground, 0],
    ],
    [0.5, 0.36],
    0.7,
  )
  const wall = sheet.linear(
    [
      [0, shade(ground, 0.12)],
      [1, ground],
    ],
    90,
  )
  const moon = `<circle cx="${short(width * 0.5)}" cy="${short(floor * 0.42)}" r="${short(Math.min(width, height) * 0.33)}" fill="${tint(ground, 0.16)}"/><circle cx="${short(width * 0.5)}" cy="${short(floor * 0.42)}" r="${short(Math.min(width, height) * 0.33)}" fill="none" stroke="${accent}" stroke-width="4" stroke-opacity=".8"/>`
  const places: [number, number, number][] = [
    [0.08, 0.3, 0.11],
    [0.2, 0.16, 0.075],
    [0.8, 0.2, 0.085],
    [0.92, 0.36, 0.12],
    [0.31, 0.09, 0.05],
    [0.7, 0.08, 0.05],
  ]
  const lanterns = places.map(([x, y, size]) => {
    const [cx, cy, r] = [width * x, floor * y, Math.min(width, height) * size]
    const fill = sheet.radial(
      [
        [0, mix('#ffd9a0', '#d8392b', 0.25)],
        [0.5, '#cf2f28'],
        [1, '#8f1a1c'],
      ],
      [0.45, 0.45],
      0.62,
    )
    const ribs = [-0.6, -0.25, 0.25, 0.6].map(
      (part) =>
        `<path d="M${short(cx)} ${short(cy - r * 0.82)}Q${short(cx + r * part * 1.9)} ${short(cy)} ${short(cx)} ${short(cy + r * 0.82)}" fill="none" stroke="#7d1416" stroke-width="2" stroke-opacity=".5"/>`,
    )
    return `<path d="M${short(cx)} 0V${short(cy - r)}" stroke="${accent}" stroke-width="2.4"/><ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(r)}" ry="${short(r * 0.84)}" fill="${fill}"/>${ribs.join('')}${rect(cx - r * 0.36, cy - r * 0.95, r * 0.72, r * 0.16, accent)}${rect(cx - r * 0.36, cy + r * 0.79, r * 0.72, r * 0.16, accent)}${path(
      taper(
        [
          [cx, cy + r * 0.9],
          [cx, cy + r * 1.3],
          [cx, cy + r * 1.8],
        ],
        r * 0.16,
        0.8,
      ),
      accent,
    )}`
  })
  const petals = Array.from({ length: 30 }, () => {
    const at: Point = [random.between(0, width), random.between(0, height)]
    return blob([at, polar(at, random.between(0, 360), 8), polar(at, random.between(0, 360), 13)])
  })
  return (
    rect(0, 0, width, height, wall) +
    rect(0, 0, width, height, glow) +
    moon +
    lanterns.join('') +
    rect(
      0,
      floor,
      width,
      height - floor,
      sheet.linear(
        [
          [0, shade(ground, 0.26)],
          [1, shade(ground, 0.1)],
        ],
        90,
      ),
    ) +
    path(petals.join(''), '#f2c1b4', 0.7)
  )
}
