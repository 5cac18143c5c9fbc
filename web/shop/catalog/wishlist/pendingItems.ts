import type { WishlistChange } from '#machines/wishlist/wishlist.ts'
import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

const isWish = (wish: unknown): wish is WishlistChange =>
  typeof wish === 'object' &&
  wish !== null &&
  'productId' in wish &&
  typeof wish.productId === 'string' &&
  'isSaved' in wish &&
  typeof wish.isSaved === 'boolean'

const itemsSchema = schemaOf((value): readonly WishlistChange[] | undefined =>
  Array.isArray(value) ? value.filter(isWish) : undefined,
)

/** The wishlist items that wait for a sign-in, through the reload that follows it. */
export const pendingItems = storage('wishes', itemsSchema)
