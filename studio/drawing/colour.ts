type Lab = { l: number; a: number; b: number }

function toLinear(channel: number) {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toChannel(linear: number) {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

function linearOf(hex: string) {
  return [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ]
}

function toLab(hex: string): Lab {
  const [red, green, blue] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function toHex({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${channels.map((channel) => toChannel(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Perceived lightness, 0 black to 1 white (OKLab). */
export function lightness(hex: string): number {
  return toLab(hex).l
}

/** The contrast ratio of two colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string) {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Chroma, 0 grey to about 0.3 (OKLab chroma). */
export function chroma(hex: string): number {
  const { a, b } = toLab(hex)
  return Math.hypot(a, b)
}

/** The colour between two, part 0 the first to 1 the second, mixed in OKLab. */
export function mix(first: string, second: string, part: number): string {
  const from = toLab(first)
  const to = toLab(second)
  return toHex({
    l: from.l + (to.l - from.l) * part,
    a: from.a + (to.a - from.a) * part,
    b: from.b + (to.b - from.b) * part,
  })
}

/** The colour in shadow: darker by the amount 0–1, a little richer and cooler, as gouache is. */
export function shade(hex: string, amount: number): string {
  const { l, a, b } = toLab(hex)
  const richer = (1 + amount * 0.25) * (1 - amount * 0.42)
  // Only colours turn cooler in shadow; greys stay warm.
  const cool = Math.min(1, Math.hypot(a, b) / 0.08) * amount
  return toHex({ l: l * (1 - amount), a: a * richer + cool * 0.003, b: b * richer - cool * 0.01 })
}

/** The colour in light: towards white by the amount 0–1, a little warmer. */
export function tint(hex: string, amount: number): string {
  const { l, a, b } = toLab(hex)
  return toHex({
    l: l + (1 - l) * amount,
    a: a * (1 - amount * 0.6),
    b: b * (1 - amount * 0.6) + amount * 0.006,
  })
}
