import { computeLedger } from '@vitrine/commerce/rules/ledger.ts'
import { needsAccount } from '@vitrine/commerce/rules/transitions.ts'
import { inArray } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { readEntries } from '../order/ledger.ts'
import { readReturns } from '../order/readReturns.ts'
import type { StoredOrder } from '../order/requireOrder.ts'

/**
 * Erases the bank accounts of returns to which no money is or may become owed (`orders.return.account`), under the
 * order's lock.
 */
export async function eraseAccounts(
  transaction: Database,
  order: Pick<StoredOrder, 'id' | 'total' | 'paidAt'>,
): Promise<void> {
  const returns = await readReturns(transaction, [order.id])
  const { owed } = computeLedger(order, await readEntries(transaction, [order.id]))
  const ids = returns
    .filter((request) => request.refundAccount && !needsAccount(request, owed > 0))
    .map(({ id }) => id)
  if (ids.length === 0) return
  await transaction
    .update(returnRequests)
    .set({ refundAccount: null })
    .where(inArray(returnRequests.id, ids))
}
