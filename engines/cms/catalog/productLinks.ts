/** The stored labels that a product refers to, and its own ids. */
export interface ProductLinks {
  id: number
  brand: Label
  categories: Label[]
  collections: Label[]
  /** The categories from the topmost one down to the product's own. */
  trail: { id: string; name: string; url: string }[]
  /** Names of the categories that say what the product is, such as blazers, not what it is for. */
  searchedCategories: string[]
  /** The colour families of its shades. */
  families: { slug: string; name: string }[]
  variationIds: Map<string, number>
  completeTheLookIds: number[]
  upsellIds: number[]
}
export interface Label {
  id: string
  slug: string
  name: string
}
