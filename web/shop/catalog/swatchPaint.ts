import type { CardSwatchFragment } from './productCard.generated.ts'

/** A swatch as a CSS background: one colour, two halves, a picture, or nothing for text. */
export function swatchPaint(swatch: CardSwatchFragment): string | undefined {
  switch (swatch.__typename) {
    case 'ColourSwatch':
      return swatch.color
    case 'DuoColourSwatch':
      return `linear-gradient(135deg, ${swatch.colors[0]} 50%, ${swatch.colors[1]} 50%)`
    case 'ImageSwatch':
      return `center / cover url("${encodeURI(swatch.imageUrl)}")`
    case 'TextSwatch':
      return undefined
  }
}
