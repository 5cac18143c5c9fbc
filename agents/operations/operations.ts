import { type Caller, hasCheckout, type Operation } from '../core/caller.ts'
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

/** The operations that the shop can carry out. */
export async function offered(caller: Caller): Promise<Operation[]> {
  const isOwn = await hasCheckout(caller)
  return operations.filter(({ needsCheckout }) => isOwn || !needsCheckout)
}
