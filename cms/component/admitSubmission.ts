import { createHmac } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import type { FormTable, Receipt } from './framedForm.ts'

const minute = 60_000

/** How many forms of one kind one address may send within `window` milliseconds. */
export const allowance = { times: 5, window: 10 * minute }

/**
 * Whether a form comes from a page of the shop. Browsers send Origin with every POST of a form;
 * what sends none is no browser and carries nobody's cookies.
 */
export function isFromShop({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && (origin.host === host || origin.origin === new URL(siteUrl).origin)
}

/** Where a form comes from, in a word that does not tell the address. */
export function sourceOf({ cms, ip }: { cms: Cms; ip: string }): string {
  return createHmac('sha256', cms.secrets.orders).update(`form ${ip}`).digest('base64url')
}

/** Whether a form is to be kept: it is new, it was kept before, or it is one too many of its address. */
export type Admission = 'new' | 'known' | 'too many'

/** Judges a form before it is kept. Calls with the same address or the same form wait for one another. */
export async function admit(
  transaction: Database,
  table: FormTable,
  { submission, source, submittedAt }: Receipt,
): Promise<Admission> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${source}, 2)), pg_advisory_xact_lock(hashtextextended(${submission}, 3))`,
  )
  const [known] = await transaction
    .select({ id: table.id })
    .from(table)
    .where(eq(table.submission, submission))
  if (known) return 'known'
  const since = new Date(submittedAt.getTime() - allowance.window)
  const [recent] = await transaction
    .select({ times: count() })
    .from(table)
    .where(and(eq(table.source, source), gt(table.submittedAt, since)))
  return (recent?.times ?? 0) >= allowance.times ? 'too many' : 'new'
}
