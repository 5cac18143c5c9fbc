import { type ComponentType, createContext } from 'react'

/** The products of a bag, for suggestions that go with it. */
export interface CartContents {
  /** The slug of the product that was added last. */
  slug: string
  /** The ids of its products, which are not suggested. */
  productIds: readonly string[]
}

/** Renders suggested products, to go with a bag or to go on from an empty state; outside the domain of who shows them. */
export const SuggestionsSlot = createContext<ComponentType<{ cart?: CartContents }> | null>(null)
