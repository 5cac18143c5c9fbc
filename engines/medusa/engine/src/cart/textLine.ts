/** Texts that a shopper typed, such as a monogram, by the slugs of the product's text options. */
export type Texts = Record<string, string>

/** Pieces with a text. The adapter has checked the texts against the product's options. */
export interface TextLine {
  variantId: string
  quantity: number
  texts: Texts
}
