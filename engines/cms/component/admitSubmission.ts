import { createHmac } from 'node:crypto'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import type { FormTable, Receipt } from './framedForm.ts'

const minute = 60_000

/** Maximum submissions of a form per IP address within `window` milliseconds. */
export const rateLimit = { submissions: 5, window: 10 * minute }

/**
 * Whether a form was sent by a page of the shop, judged by Origin, which browsers send with every form POST. A client
 * without it is not a browser, so it has no cookies of a visitor.
 */
export function isFromShop({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && (origin.host === host || origin.origin === new URL(siteUrl).origin)
}

/** A keyed hash of the sender's IP address. */
export function submissionSource({ cms, ip }: { cms: Cms; ip: string }): string {
  return createHmac('sha256', cms.secrets.orders)
    .update(`form ${rateLimitKey(ip)}`)
    .digest('base64url')
}

/** Whether to save a submission: it is new, already saved, or over the rate limit. */
export type Admission = 'new' | 'duplicate' | 'rate limited'

/** Checks a submission before it is saved, one with the same IP address or id after the other. */
export async function admit(
  transaction: Database,
  table: FormTable,
  { submission, source, submittedAt }: Receipt,
): Promise<Admission> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${source}, 2)), pg_advisory_xact_lock(hashtextextended(${submission}, 3))`,
  )
  const [submitted] = await transaction
    .select({ id: table.id })
    .from(table)
    .where(eq(table.submission, submission))
  if (submitted) return 'duplicate'
  const since = new Date(submittedAt.getTime() - rateLimit.window)
  const [recent] = await transaction
    .select({ times: count() })
    .from(table)
    .where(and(eq(table.source, source), gt(table.submittedAt, since)))
  return (recent?.times ?? 0) >= rateLimit.submissions ? 'rate limited' : 'new'
}
