import type { Features, Operation } from '../core/caller.ts'
import { getProduct, lookupCatalog, searchCatalog } from './catalog.ts'
import { getOrder } from './order.ts'
import { preparedOperations } from './prepared.ts'
import { getPolicy, listFilters, listStores } from './shopFacts.ts'

/** Everything that an agent can do, in the order in which it is listed. */
export const operations: readonly Operation[] = [
  searchCatalog,
  listFilters,
  getProduct,
  lookupCatalog,
  listStores,
  getPolicy,
  ...preparedOperations,
  getOrder,
]

/** The operations that a CMS with these features can carry out. */
export const offered = (features: Features) =>
  operations.filter(({ isOffered }) => isOffered?.(features) ?? true)
