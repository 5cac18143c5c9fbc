import type { WishlistChange } from '@vitrine/machines/wishlist/wishlist.ts'
import { createSchema } from '#web/lib/schemas.ts'
import { localArea, storage } from '#web/lib/storage.ts'

const isChange = (value: unknown): value is WishlistChange =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  'isSaved' in value &&
  typeof value.isSaved === 'boolean' &&
  (!('chosen' in value) || (typeof value.chosen === 'object' && value.chosen !== null))

const itemsSchema = createSchema((value): readonly WishlistChange[] | undefined =>
  Array.isArray(value) ? value.filter(isChange) : undefined,
)

const key = 'guest-wishlist'

/** The items that a guest saved on this device, and the change that waits for a sign-in, across the reload after it. */
export const guestItems = storage(key, itemsSchema, { area: localArea })

/** Calls `notify` after a change by another tab, and returns a function that stops it. */
export function onOtherTabsItems(notify: () => void) {
  const listener = (event: StorageEvent) => {
    if (event.key === key) notify()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
