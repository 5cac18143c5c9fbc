import type { WishlistChange } from '#machines/wishlist/wishlist.ts'

const key = 'wishes'

/** The wishes that wait for a sign-in, which loads the page again; none where the storage is blocked. */
export function readWishes(): WishlistChange[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWish) : []
  } catch {
    return []
  }
}

/** Keeps the wishes through the reload; an empty list forgets them. */
export function keepWishes(wishes: readonly WishlistChange[]) {
  try {
    if (wishes.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(wishes))
  } catch {
    return
  }
}

const isWish = (wish: unknown): wish is WishlistChange =>
  typeof wish === 'object' &&
  wish !== null &&
  'productId' in wish &&
  typeof wish.productId === 'string' &&
  'isSaved' in wish &&
  typeof wish.isSaved === 'boolean'
