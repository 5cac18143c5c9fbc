import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { toInstant } from '#contract/clock.ts'
import type { AuditRow } from '#contract/staff/people.ts'
import { staffAudit } from '#database/schema/staff.ts'
import type { Operation } from '../core/context.ts'

/** The subject of an operation, and its parts in words; nothing personal of a customer. */
export interface Audited {
  subject: string
  detail?: string
}

export const AuditInput = z.object({
  subject: z.string().trim().max(100).optional(),
  limit: z.number().int().min(1).max(500).default(100),
})

/**
 * Runs what a member of staff does and records it: before it begins, so that a process that ends leaves a trace, and
 * afterwards whether it was done (security.staff.audit).
 */
export async function audited<Result>(
  { database, clock }: Pick<Cms, 'database' | 'clock'>,
  entry: Audited & { staff: string; action: string },
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
    await end('done')
    return result
  } catch (error) {
    await end(error instanceof Error ? error.message.slice(0, 300) : 'failed')
    throw error
  }
}

/** The newest entries, optionally about one subject. */
export const listAudit: Operation<z.input<typeof AuditInput>, AuditRow[]> = async (
  { database },
  { subject, limit = 100 },
) => {
  const found = await database
    .select()
    .from(staffAudit)
    .where(subject ? eq(staffAudit.subject, subject) : undefined)
    .orderBy(desc(staffAudit.id))
    .limit(limit)
  return found.map(({ at, staff, action, subject, detail, outcome }) => ({
    at: toInstant(at),
    staff,
    action,
    subject,
    detail,
    outcome: outcome ?? 'unknown: the process ended',
  }))
}
