/** The backgrounds behind text in an accent, and the text on an accent (`web/ui/styles/tokens.css`). */
const neighbours = ['#faf8f4', '#f2eee7', '#ffffff']

/** The lowest contrast of text by WCAG 2.2 AA. */
const minContrast = 4.5

/** Red, green and blue from 0 to 255. */
type Channels = readonly [number, number, number]

/**
 * Returns a brand's accent, written anew as `#rrggbb`, so that no part of the text reaches a style sheet
 * (content.accent.hostile); null unless the text is `#rgb`, `#rrggbb` or `rgb(…)` without transparency, with a contrast
 * to its neighbours of at least 4.5:1 (content.accent.contrast).
 */
export function readableAccent(text: string | null | undefined): string | null {
  const channels = channelsOf(text?.trim().toLowerCase() ?? '')
  if (!channels) return null
  const isReadable = neighbours.every((neighbour) => {
    const other = channelsOf(neighbour)
    return other !== null && contrast(channels, other) >= minContrast
  })
  return isReadable
    ? `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    : null
}

function channelsOf(text: string): Channels | null {
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? []
  const [, long = short?.replace(/./g, '$&$&')] = /^#([\da-f]{6})$/.exec(text) ?? []
  const [, ...listed] =
    /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/.exec(text) ?? []
  const [red, green, blue] = long
    ? [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16))
    : listed.map(Number)
  if (red === undefined || green === undefined || blue === undefined) return null
  return Math.max(red, green, blue) <= 255 ? [red, green, blue] : null
}

/** Returns the relative luminance by WCAG, from 0 to 1. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
