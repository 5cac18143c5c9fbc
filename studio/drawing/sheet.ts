import { short } from './geometry.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

/** Collects the SVG definitions of a plate, each once. */
export class Sheet {
  readonly #ids = new Map<string, string>()

  /** Adds an element, replaces `ID` in its `id="ID"`, and returns its reference `url(#…)`. */
  define(element: string): string {
    let id = this.#ids.get(element)
    if (!id) {
      id = `d${this.#ids.size}`
      this.#ids.set(element, id)
    }
    return `url(#${id})`
  }

  /** A gradient across the box of what it fills: angle 0 left to right, 90 down. */
  linear(stops: readonly Stop[], degrees = 0): string {
    const radians = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2]
    const ends = `x1="${fine(0.5 - dx)}" y1="${fine(0.5 - dy)}" x2="${fine(0.5 + dx)}" y2="${fine(0.5 + dy)}"`
    return this.define(`<linearGradient id="ID" ${ends}>${draw(stops)}</linearGradient>`)
  }

  /** A gradient from a centre of the box outwards. */
  radial(
    stops: readonly Stop[],
    centre: readonly [number, number] = [0.5, 0.5],
    radius = 0.6,
  ): string {
    const place = `cx="${fine(centre[0])}" cy="${fine(centre[1])}" r="${fine(radius)}"`
    return this.define(`<radialGradient id="ID" ${place}>${draw(stops)}</radialGradient>`)
  }

  clip(...paths: readonly string[]): string {
    const shapes = paths.map((d) => `<path d="${d}"/>`).join('')
    return this.define(`<clipPath id="ID">${shapes}</clipPath>`)
  }

  blur(deviation: number): string {
    return this.define(
      `<filter id="ID" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
    )
  }

  /** The collected definitions as a `<defs>` element. */
  toString(): string {
    const elements = [...this.#ids].map(([element, id]) => element.replace('"ID"', `"${id}"`))
    return `<defs>${elements.join('')}</defs>`
  }
}

const fine = (value: number) => String(Math.round(value * 1000) / 1000)

function draw(stops: readonly Stop[]) {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const clear = opacity === 1 ? '' : ` stop-opacity="${fine(opacity)}"`
      return `<stop offset="${fine(offset)}" stop-color="${color}"${clear}/>`
    })
    .join('')
}
