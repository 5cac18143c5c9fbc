import { movedClock } from '@vitrine/contract/clock.ts'
import { lte } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { contentVersions, productEdits } from '#cms/database/schema/edits.ts'
import { rehearse, transact } from '#cms/database/transact.ts'
import { applyPrices, readDueSales } from './products.ts'
import { publishDue } from './publishDue.ts'

/**
 * Handles a call as the shop will be at a later moment, with the sales and, for a read, the content that are scheduled
 * until then (security.qa.clock). A read is rolled back, and a change is committed once the prices are again those of
 * the present.
 */
export async function atMoment<Result>(
  cms: Cms,
  offset: number,
  isChange: boolean,
  handle: (cms: Cms) => Promise<Result>,
): Promise<Result> {
  const clock = movedClock(cms.clock, offset)
  const { database } = cms
  const isScheduled =
    (await database.$count(productEdits, lte(productEdits.nextChangeAt, clock.now()))) > 0 ||
    (!isChange &&
      (await database.$count(contentVersions, lte(contentVersions.publishAt, clock.now()))) > 0)
  if (!isScheduled) return handle(cms)
  const run = isChange ? transact<Result> : rehearse<Result>
  return run(database, async (transaction) => {
    const silent = {
      ...cms,
      database: transaction,
      notices: { add: () => {} },
      refreshThai: async () => {},
    }
    const later: Cms = { ...silent, clock }
    const codes = await readDueSales(later)
    await applyPrices(later, codes)
    if (!isChange) await publishDue(later)
    const result = await handle(silent)
    if (isChange) await applyPrices(silent, codes)
    return result
  })
}
