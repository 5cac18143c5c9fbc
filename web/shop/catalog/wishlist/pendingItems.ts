import type { WishlistChange } from '#machines/wishlist/wishlist.ts'
import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

const isChange = (value: unknown): value is WishlistChange =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  'isSaved' in value &&
  typeof value.isSaved === 'boolean'

const itemsSchema = schemaOf((value): readonly WishlistChange[] | undefined =>
  Array.isArray(value) ? value.filter(isChange) : undefined,
)

/** The wishlist items that wait for a sign-in, stored across the reload after it. */
export const pendingItems = storage('pending-wishlist-items', itemsSchema)
