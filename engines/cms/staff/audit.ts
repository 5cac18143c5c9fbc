import type { AuditRow } from '@vitrine/commerce/staff/people.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { and, desc, eq, ilike, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { staffAudit } from '#cms/database/schema/staff.ts'
import type { Operation } from '../core/context.ts'
import { containing } from './search.ts'

/** The subject of an operation and a text of its parts, without personal data of a customer. */
export interface Audited {
  subject: string
  detail?: string
}

/** A row of the records: who did what. */
interface AuditEntry extends Audited {
  staff: string
  action: string
}

type Records = Pick<Cms, 'database' | 'clock'>

/** The outcome of what was done. */
const done = 'done'

const Contained = z.string().trim().max(100)

export const AuditInput = z.object({
  /** A part of the name of who did it. */
  staff: Contained.optional(),
  /** A part of what was done, such as `wrong password`. */
  action: Contained.optional(),
  /** The text that the target must contain. */
  subject: Contained.optional(),
  isRejected: z.boolean().default(false).meta({ description: 'Only what was not done' }),
  before: z.number().int().optional().meta({ description: 'Rows before the one with this id' }),
  limit: z.number().int().min(1).max(500).default(100),
})

/**
 * Runs what a member of staff does and records it: before it begins, so that a process that ends leaves a trace, and
 * afterwards whether it was done (security.staff.audit).
 */
export async function audited<Result>(
  { database, clock }: Records,
  entry: AuditEntry,
  work: () => Promise<Result>,
): Promise<Result> {
  const [row] = await database
    .insert(staffAudit)
    .values({ detail: '', ...entry, at: clock.now() })
    .returning({ id: staffAudit.id })
  const end = (outcome: string) =>
    database
      .update(staffAudit)
      .set({ outcome })
      .where(eq(staffAudit.id, row?.id ?? 0))
  try {
    const result = await work()
    await end(done)
    return result
  } catch (error) {
    await end(outcomeOf(error))
    throw error
  }
}

const outcomeOf = (error: unknown) =>
  error instanceof Error ? error.message.slice(0, 300) : 'failed'

/** Adds a row to the records of staff. */
export async function record({ database, clock }: Records, entry: AuditEntry): Promise<void> {
  await database.insert(staffAudit).values({ detail: '', ...entry, at: clock.now(), outcome: done })
}

const minute = 60_000
const hour = 60 * minute

/**
 * Records repeatable events, such as wrong passwords and views of personal data, as one row with a count for each
 * minute or hour, so that the table cannot be filled (security.staff.audit.bounded). `same` names what shares a row.
 */
export async function recordRepeated(
  { database, clock }: Records,
  entry: AuditEntry,
  { same, per, error }: { same: string; per: 'minute' | 'hour'; error?: unknown },
): Promise<void> {
  const at = clock.now()
  const length = per === 'minute' ? minute : hour
  const period = `${entry.action} ${same} ${Math.floor(at.getTime() / length)}`
  const outcome = error === undefined ? done : outcomeOf(error)
  await database
    .insert(staffAudit)
    .values({ detail: '', ...entry, at, outcome, period })
    .onConflictDoUpdate({
      target: staffAudit.period,
      set: { count: sql`${staffAudit.count} + 1`, outcome },
    })
}

/** The newest entries, optionally those that match. */
export const listAudit: Operation<z.input<typeof AuditInput>, AuditRow[]> = async (
  { database },
  { staff, action, subject, isRejected = false, before, limit = 100 },
) => {
  const { outcome } = staffAudit
  return listAuditRows(
    database,
    and(
      staff ? ilike(staffAudit.staff, containing(staff)) : undefined,
      action ? ilike(staffAudit.action, containing(action.replace(/\s/g, ''))) : undefined,
      subject ? ilike(staffAudit.subject, containing(subject)) : undefined,
      isRejected ? or(isNull(outcome), ne(outcome, done)) : undefined,
      before === undefined ? undefined : lt(staffAudit.id, before),
    ),
    limit,
  )
}

/** The newest records for which a condition is true. */
export async function listAuditRows(
  database: Database,
  isShown: SQL | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const rows = await database
    .select()
    .from(staffAudit)
    .where(isShown)
    .orderBy(desc(staffAudit.id))
    .limit(limit)
  return rows.map(({ id, at, staff, action, subject, detail, outcome, count }) => ({
    ...{ id, at: toInstant(at), staff, action, subject },
    detail: [detail, ...(count > 1 ? [`${count} times`] : [])].filter(Boolean).join(', '),
    outcome: outcome ?? 'unknown: the process ended',
  }))
}
