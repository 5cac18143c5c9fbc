import { onReturn } from '#web/lib/pageReturn.ts'
import type { ShopClient } from './data/shopClient.ts'

/** Without the bag, the session, the wishlist, listings and a product's stock, which are refetched where they are read. */
const refetched = new Set([
  'Addresses',
  'BankAccounts',
  'Checkout',
  'Contact',
  'Coupons',
  'Estimate',
  'Frame',
  'LookBook',
  'Order',
  'Orders',
  'Page',
  'Payments',
  'Popups',
  'Post',
  'RecentlyViewed',
  'SearchStart',
  'Site',
  'Store',
  'Stores',
  'Suggestions',
])

/** Refetches the data that is shown when the visitor returns to the page (`calls.refetch.focus`). Those that fail retain their data. */
export function refetchOnReturn(client: ShopClient): void {
  onReturn(() => client.refetchWatched((name) => refetched.has(name)))
}
