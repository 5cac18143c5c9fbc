/** The stored labels that a product refers to, and its own ids. */
export interface ProductLinks {
  id: number
  brand: Label
  categories: Label[]
  collections: Label[]
  /** From the topmost category down to the product's own. */
  trail: { id: string; name: string; url: string }[]
  variationIds: Map<string, number>
  completeTheLookIds: number[]
  upsellIds: number[]
}
export interface Label {
  id: string
  slug: string
  name: string
}
