import { randomBytes } from 'node:crypto'
import { qrImage } from '@vitrine/commerce/payment/promptPayResponse.ts'
import { ContractProblem, fieldProblem } from '@vitrine/commerce/problem.ts'
import { memberLabel, type SecondFactorBegin } from '@vitrine/commerce/staff/people.ts'
import { isSame, sign, tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Cms } from '#cms/core/context.ts'
import { appOwner, openSecret, sealSecret } from '#cms/core/storedSecrets.ts'
import { beginAttempt, clearAttempts } from '#cms/customer/authentication/throttle.ts'
import { staffMembers } from '#cms/database/schema/staff.ts'
import { record, recordRepeated } from './audit.ts'

type Member = typeof staffMembers.$inferSelect
type Host = Pick<Cms, 'database' | 'clock' | 'secrets'>

/** Milliseconds in which a new secret must be confirmed. */
const confirmWithin = 15 * 60_000
const recoveryCount = 10
const unreadableSecret =
  'Codes of your app cannot be checked, because the secret of the shop has changed. Enter a recovery code, or have the second factor reset.'
const wrongCode = 'This code is wrong or was used. Enter the present one.'

/** The parameters that all authenticator apps know (RFC 6238): six digits of 30 seconds by SHA-1. */
const totp = (secret: string, label: string) =>
  new TOTP({ issuer: 'Vitrine', label, secret: Secret.fromBase32(secret) })

/** The time step of a code, which may be one step early or late, or null for a wrong one. */
function timeStep(secret: string, code: string, now: Date): number | null {
  const generator = totp(secret, '')
  const timestamp = now.getTime()
  const delta = generator.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : generator.counter({ timestamp }) + delta
}

/**
 * Requires the code of a member's authenticator app or a recovery code, each valid once, if the member has a second
 * factor (security.staff.second-factor). Throws invalid at `code`.
 */
export async function requireCode(
  cms: Host,
  member: Member,
  typed: string | undefined,
): Promise<void> {
  if (!member.totpSecret) return
  if (!typed) throw fieldProblem('code', 'Enter the code of your app, or a recovery code.')
  const { database, clock } = cms
  const now = clock.now()
  const account = `staff code:${member.login}`
  try {
    await beginAttempt(database, account, { key: 'code', isKnown: true }, now)
    if (!(await useCode(cms, member, typed, now))) throw fieldProblem('code', wrongCode)
  } catch (error) {
    if (error instanceof ContractProblem)
      await recordRepeated(
        cms,
        { staff: 'not signed in', action: 'wrongCode', subject: member.login },
        { same: member.login, per: 'minute', error },
      )
    throw error
  }
  await clearAttempts(database, account)
}

/** Uses a code up, or returns false for one that is wrong or was used, also at the same time. */
async function useCode(
  { database, secrets }: Host,
  { id, totpSecret }: Member,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  const { totpStep, recoveryHashes } = staffMembers
  if (/^\d{6}$/.test(code)) {
    const secret = openSecret(secrets, appOwner({ id }), totpSecret ?? '')
    if (secret === null) throw fieldProblem('code', unreadableSecret)
    const step = timeStep(secret, code, now)
    if (step === null) return false
    const used = await database
      .update(staffMembers)
      .set({ totpStep: step })
      .where(and(eq(staffMembers.id, id), or(isNull(totpStep), lt(totpStep, step))))
      .returning({ id: staffMembers.id })
    return used.length > 0
  }
  const hash = tokenHash(code)
  const used = await database
    .update(staffMembers)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(eq(staffMembers.id, id), sql`${hash} = any(${recoveryHashes})`))
    .returning({ id: staffMembers.id })
  return used.length > 0
}

/** Returns a new secret for a member with its QR code, which is stored once a code of it confirms it. */
export async function beginSecondFactor(
  { clock, secrets }: Host,
  { login }: Member,
): Promise<SecondFactorBegin> {
  const secret = new Secret({ size: 20 }).base32
  const ends = clock.now().getTime() + confirmWithin
  const signature = sign(secrets.staff, 'second factor', `${login} ${secret} ${ends}`)
  return {
    secret,
    image: await qrImage(totp(secret, login).toString()),
    token: `${secret}.${ends}.${signature}`,
  }
}

/**
 * Turns the second factor of a member on, whose app has shown a code of the new secret, and returns the recovery codes,
 * which are stored as hashes only. Throws invalid for a wrong code or a secret that has expired, and conflict when it
 * is on already.
 */
export async function confirmSecondFactor(
  cms: Host,
  { id, login, name }: Member,
  { token, code }: { token: string; code: string },
): Promise<string[]> {
  const now = cms.clock.now()
  const [secret = '', ends = '', signature = ''] = token.split('.')
  const expected = sign(cms.secrets.staff, 'second factor', `${login} ${secret} ${ends}`)
  if (!isSame(signature, expected) || Number(ends) <= now.getTime())
    throw new ContractProblem('invalid', 'This QR code has expired. Close this and begin again.')
  const step = timeStep(secret, code.replace(/\s/g, ''), now)
  if (step === null) throw fieldProblem('code', wrongCode)
  const codes = Array.from({ length: recoveryCount }, recoveryCode)
  const recoveryHashes = codes.map((code) => tokenHash(code.replaceAll('-', '')))
  const changed = await cms.database
    .update(staffMembers)
    .set({
      totpSecret: sealSecret(cms.secrets, appOwner({ id }), secret),
      totpStep: step,
      recoveryHashes,
    })
    .where(and(eq(staffMembers.id, id), isNull(staffMembers.totpSecret)))
    .returning({ id: staffMembers.id })
  if (changed.length === 0)
    throw new ContractProblem('conflict', 'The second factor is on already.')
  const staff = memberLabel({ login, name })
  await record(cms, { staff, action: 'turnOnSecondFactor', subject: login })
  return codes
}

/** A recovery code of 80 bits, such as `ABCD-EFGH-IJKL-MNOP`. */
const recoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.replace(
    /(.{4})(?!$)/g,
    '$1-',
  )

/** The columns of a member without a second factor. */
export const withoutSecondFactor = { totpSecret: null, totpStep: null, recoveryHashes: [] }

/** Turns the second factor of a member off, after checking a code of it. Throws invalid at `code`. */
export async function endSecondFactor(cms: Host, member: Member, code: string): Promise<void> {
  if (!member.totpSecret) throw new ContractProblem('conflict', 'The second factor is off already.')
  await requireCode(cms, member, code)
  await cms.database
    .update(staffMembers)
    .set(withoutSecondFactor)
    .where(eq(staffMembers.id, member.id))
  const staff = memberLabel(member)
  await record(cms, { staff, action: 'turnOffSecondFactor', subject: member.login })
}
