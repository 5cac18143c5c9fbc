import { type ComponentType, createContext } from 'react'

/** What the bag has, for products that go with it. */
export interface BagContent {
  /** The slug of the product that was added last. */
  slug: string
  /** The ids of its products, which are not suggested. */
  productIds: readonly string[]
}

/** Renders suggested products, to go with a bag or to go on from an empty state; outside the domain of who shows them. */
export const SuggestionsSlot = createContext<ComponentType<{ bag?: BagContent }> | null>(null)
