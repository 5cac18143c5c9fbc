import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { StaffRole } from '@vitrine/commerce/staff/people.ts'
import type { ProgramKey } from '@vitrine/commerce/staff/programs.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { createSignedToken, isToken, tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { actingStaff } from '#cms/core/actingStaff.ts'
import type { Cms } from '#cms/core/context.ts'
import { programKeys } from '#cms/database/schema/programs.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import type { Operation } from '../core/context.ts'
import { keyPurpose } from './access.ts'
import { recordRepeated } from './audit.ts'
import { byName } from './search.ts'

export const AddKeyInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(60)
    .meta({ description: 'What it is for, as records show it' }),
  role: StaffRole,
})
export const RevokeKeyInput = z.object({ id: z.number().int() })

const maxKeys = 50
const minute = 60_000

/** The name of a program in records, with a space and brackets, which no login has. */
export const programLabel = (name: string): string => `${name} (program key)`

/** Lists all keys by name. */
export const listKeys: Operation<object, ProgramKey[]> = async ({ database }) => {
  const rows = await database
    .select()
    .from(programKeys)
    .orderBy(byName(programKeys.name), asc(programKeys.id))
  return rows.map(({ id, name, role, createdBy, createdAt, lastUsedAt }) => ({
    ...{ id, name, role, createdBy },
    created: toInstant(createdAt),
    lastUsed: lastUsedAt && toInstant(lastUsedAt),
  }))
}

/** Makes a key, which is stored as a hash and not shown again. Throws conflict for a name that is taken, and beyond 50 keys. */
export const addKey: Operation<z.infer<typeof AddKeyInput>, { key: string }> = async (
  { database, clock, secrets },
  { name, role },
) => {
  const token = createSignedToken(secrets.staff, keyPurpose)
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'program keys')
    if ((await transaction.$count(programKeys)) >= maxKeys)
      throw new ContractProblem('conflict', `A shop has at most ${maxKeys} keys. Revoke one first.`)
    const [added] = await transaction
      .insert(programKeys)
      .values({
        ...{ name, role, keyHash: tokenHash(token) },
        createdBy: actingStaff() ?? 'staff',
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (added) return
    const message = `There is a key ${name} already.`
    throw new ContractProblem('conflict', message, { fields: { name: message } })
  })
  return { key: `vitrine_${token}` }
}

/** Revokes a program's key, which ends its access. Throws not_found. */
export const revokeKey: Operation<z.infer<typeof RevokeKeyInput>, string> = async (
  { database },
  { id },
) => {
  const [revoked] = await database.delete(programKeys).where(eq(programKeys.id, id)).returning()
  if (!revoked) throw notFound('This key was revoked already.')
  return `The key ${revoked.name} is revoked.`
}

/** The program of a key, as records name it, and its role. Throws unauthenticated, and records it, for an unknown key. */
export async function requireProgram(
  cms: Pick<Cms, 'database' | 'clock'>,
  token: string,
): Promise<{ staff: string; role: StaffRole }> {
  const { database, clock } = cms
  const [key] = isToken(token)
    ? await database
        .select()
        .from(programKeys)
        .where(eq(programKeys.keyHash, tokenHash(token)))
    : []
  if (!key) {
    const error = new ContractProblem('unauthenticated', 'This key is unknown or was revoked.')
    const entry = { staff: 'not signed in', action: 'wrongKey', subject: 'unknown key' }
    await recordRepeated(cms, entry, { same: entry.subject, per: 'minute', error })
    throw error
  }
  const now = clock.now()
  const isOld = lt(programKeys.lastUsedAt, new Date(now.getTime() - minute))
  await database
    .update(programKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(programKeys.id, key.id), or(isNull(programKeys.lastUsedAt), isOld)))
  return { staff: programLabel(key.name), role: key.role }
}
