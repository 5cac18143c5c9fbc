import type { SignIns } from '@vitrine/commerce/staff/people.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import { staffAudit, staffSessions } from '#cms/database/schema/staff.ts'
import { listAuditRows } from './audit.ts'

/** Rows of the records of a member's sign-ins. */
const shown = 50

const actions = [
  'signIn',
  'signOut',
  'endSessions',
  'setPassword',
  'wrongPassword',
  'wrongCode',
  'turnOnSecondFactor',
  'turnOffSecondFactor',
  'resetSecondFactor',
]

/**
 * The sessions of a member that have not ended, and the newest records of sign-ins, where `token` is the session of the
 * reader.
 */
export async function readSignIns(
  { database, clock }: Pick<Cms, 'database' | 'clock'>,
  { id, login }: { id: number; login: string },
  token?: string,
): Promise<SignIns> {
  const sessions = await database
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.memberId, id), gt(staffSessions.expiresAt, clock.now())))
    .orderBy(desc(staffSessions.createdAt))
  const isOfMember = and(eq(staffAudit.subject, login), inArray(staffAudit.action, actions))
  return {
    sessions: sessions.map(({ createdAt, expiresAt, origin, tokenHash: hash }) => ({
      began: toInstant(createdAt),
      ends: toInstant(expiresAt),
      origin: origin ?? 'unknown',
      isCurrent: token !== undefined && hash === tokenHash(token),
    })),
    records: await listAuditRows(database, isOfMember, shown),
  }
}

const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
]

/** Browser, system and IP address of a request, such as `Chrome on macOS, 203.0.113.7`. */
export function requestOrigin({ headers, ip }: FastifyRequest): string {
  const agent = headers['user-agent'] ?? ''
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(agent))?.[0]
  const system = nameIn(systems)
  return `${nameIn(browsers) ?? 'another browser'}${system ? ` on ${system}` : ''}, ${ip}`
}
