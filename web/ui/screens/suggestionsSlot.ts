import { type ComponentType, createContext } from 'react'

/** The products of a bag, for suggestions that go with it. */
export interface CartContents {
  /** The slug of the product that was added last. */
  slug: string
  /** The ids of its products, which are not suggested. */
  productIds: readonly string[]
}

/** Renders suggested products for a bag or an empty state, from outside the domain that shows them. */
export const SuggestionsSlot = createContext<ComponentType<{ cart?: CartContents }> | null>(null)
