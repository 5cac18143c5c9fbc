import type { Features, Operation } from '../core/operation.ts'
import { cancelCart, createCart, getCart, updateCart } from './cart.ts'
import { getProduct, lookupCatalog, searchCatalog } from './catalog.ts'
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './checkout.ts'
import { getOrder } from './order.ts'
import { getPolicy, listFilters, listStores } from './shopFacts.ts'

/** Everything that an agent can do, in the order in which it is listed. */
export const operations: readonly Operation[] = [
  searchCatalog,
  listFilters,
  getProduct,
  lookupCatalog,
  listStores,
  getPolicy,
  createCart,
  getCart,
  updateCart,
  cancelCart,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
  getOrder,
]

/** The operations that a CMS with these features can carry out. */
export const offered = (features: Features) =>
  operations.filter(({ isOffered }) => isOffered?.(features) ?? true)
