import type { CardSwatchFragment } from './productCard.generated.ts'

/** Two CSS colours as the halves of a CSS background. */
export const halvesPaint = ([one, other]: readonly string[]) =>
  `linear-gradient(135deg, ${one} 50%, ${other} 50%)`

/** A swatch as a CSS background: one colour, two halves, a picture, or nothing for text. */
export function swatchPaint(swatch: CardSwatchFragment): string | undefined {
  switch (swatch.__typename) {
    case 'ColourSwatch':
      return swatch.color
    case 'DuoColourSwatch':
      return halvesPaint(swatch.colors)
    case 'ImageSwatch':
      return `center / cover url("${encodeURI(swatch.imageUrl)}")`
    case 'TextSwatch':
      return undefined
  }
}
