import type { ApolloClient } from '@apollo/client'
import { onReturn } from '#web/lib/pageReturn.ts'
import { refetchWatched } from './data/refetchWatched.ts'

/**
 * Without the bag, the session, a customer's wishlist, listings, stories and a product's stock, which are refetched where
 * they are read, and without what a visitor may be changing or reading (calls.refetch.product, calls.refetch.forms).
 */
const refetched = new Set([
  'Addresses',
  'BankAccounts',
  'Checkout',
  'Contact',
  'Coupons',
  'Estimate',
  'Frame',
  'GuestWishlist',
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

/**
 * Refetches the data that is shown when the visitor returns to the page (`calls.refetch.focus`), and retains that of
 * queries that fail.
 */
export function refetchOnReturn(client: ApolloClient): void {
  onReturn(() => refetchWatched(client, (name) => refetched.has(name)))
}
