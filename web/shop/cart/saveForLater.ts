import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { createContext } from 'react'

/** Saves a product of the bag to the wishlist, which is outside of this domain; null without a wishlist. */
export const SaveForLater = createContext<((productId: string, chosen: Chosen) => void) | null>(
  null,
)
