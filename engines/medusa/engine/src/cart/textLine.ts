/** Texts that a shopper typed, such as a monogram, by the slugs of the product's text options. */
export type Texts = Record<string, string>

/** A quantity of a product with texts, which the adapter has checked against the product's options. */
export interface TextLine {
  variantId: string
  quantity: number
  texts: Texts
}
