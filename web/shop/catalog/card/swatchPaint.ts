import type { CardSwatchFragment } from './productCard.generated.ts'

/** Returns a CSS background of two colours, half each. */
export const halvesPaint = ([first, second]: readonly string[]) =>
  `linear-gradient(135deg, ${first} 50%, ${second} 50%)`

/** Returns a swatch's CSS background: a colour, two halves or an image; undefined for text. */
export function swatchPaint(swatch: CardSwatchFragment): string | undefined {
  switch (swatch.__typename) {
    case 'ColorValue':
      return swatch.color
    case 'TwoColorValue':
      return halvesPaint(swatch.colors)
    case 'ImageValue':
      return `center / cover url("${encodeURI(swatch.imageUrl)}")`
    case 'TextValue':
      return undefined
  }
}
