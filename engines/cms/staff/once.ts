import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { staffKeys } from '#cms/database/schema/staff.ts'

/** The field by which a change that names no version is done once. */
export const IdempotencyKey = z
  .string('Send a key that is new for each press')
  .min(16)
  .max(100)
  .meta({ description: 'New for each press; the same one again gets the first response' })

/** Milliseconds for which a key is known. */
const keyDuration = 24 * 3_600_000

/**
 * Runs `work` once for a key, in the caller's transaction, so that a request that is sent again waits for the first one
 * and gets its result. Throws conflict for a key that was used for another request.
 */
export async function once<Input extends { key: string }>(
  transaction: Database,
  { key, ...input }: Input,
  now: Date,
  work: () => Promise<string>,
): Promise<string> {
  const request = JSON.stringify(input)
  await transaction.delete(staffKeys).where(lt(staffKeys.at, new Date(now.getTime() - keyDuration)))
  const [claimed] = await transaction
    .insert(staffKeys)
    .values({ key, request, at: now })
    .onConflictDoNothing()
    .returning()
  if (!claimed) {
    const [first] = await transaction.select().from(staffKeys).where(eq(staffKeys.key, key))
    if (first?.result && first.request === request) return first.result
    throw new ContractProblem('conflict', 'This key was used for another change.')
  }
  const result = await work()
  await transaction.update(staffKeys).set({ result }).where(eq(staffKeys.key, key))
  return result
}
