import { createDeviceToken, readDevice } from '@vitrine/commerce/deviceTokens.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { addressSource } from '@vitrine/commerce/signInThrottle.ts'
import {
  memberLabel,
  type SetStaffPassword,
  type SignIns,
  type StaffLogin,
  type StaffMember,
  StaffRole,
} from '@vitrine/commerce/staff/people.ts'
import {
  createSignedToken,
  createToken,
  isToken,
  tokenHash,
} from '@vitrine/contract/service/tokens.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { and, asc, count, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { actingStaff } from '#cms/core/actingStaff.ts'
import type { Cms } from '#cms/core/context.ts'
import { officeUrl } from '#cms/core/environment.ts'
import { beginAttempt, clearAttempts } from '#cms/customer/authentication/throttle.ts'
import { hashPassword, isPassword } from '#cms/customer/passwords.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { staffMembers, staffSessions } from '#cms/database/schema/staff.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import type { Operation } from '../core/context.ts'
import { sessionPurpose } from './access.ts'
import { record, recordRepeated } from './audit.ts'
import { byName } from './search.ts'
import { requireCode, withoutSecondFactor } from './secondFactor.ts'
import { readSignIns } from './signIns.ts'

export type Member = typeof staffMembers.$inferSelect

type Host = Pick<Cms, 'database' | 'clock' | 'secrets'>

/** The source of a sign-in: the IP address, and the token of the browser. */
interface Source {
  address: string
  device: string | undefined
}

/** A member who has signed in, with the tokens of the session and of the browser. */
interface Entered {
  member: Member
  token: string
  device: string
}

const hour = 3_600_000
/** Seconds after which staff sign in again: longer than a working day. */
export const sessionSeconds = 12 * 3600
/** Milliseconds for which a link sets a password. */
const linkDuration = 24 * hour

export const Login = z.object({ login: z.string().trim().toLowerCase().min(1).max(60) })
/** The version that a manager has read: `version` of the member. */
const Seen = Login.extend({ seen: z.number('Send the version that you have read').int() })
export const SeenMember = Seen
export const AddMemberInput = z.object({
  login: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9][a-z0-9._@+-]{0,58}[a-z0-9]$/,
      'Use letters, digits and . _ - @ without spaces',
    ),
  name: z.string().trim().min(1, 'Enter a name').max(60),
  role: StaffRole,
})
export const ChangeMemberInput = Seen.extend({ role: StaffRole, isDisabled: z.boolean() })

/** The login of the first member, who is added when the shop has none. */
const firstLogin = 'owner'

/** Adds the first member if there is none, and returns the login while no member can sign in yet, otherwise null. */
export async function firstMember({
  database,
  clock,
}: Pick<Cms, 'database' | 'clock'>): Promise<string | null> {
  const members = await database.select().from(staffMembers)
  if (members.length === 0)
    await database
      .insert(staffMembers)
      .values({ login: firstLogin, name: 'Owner', role: 'manager', createdAt: clock.now() })
      .onConflictDoNothing()
  return members.some(({ passwordHash }) => passwordHash !== null) ? null : firstLogin
}

type Accounts = Pick<Cms, 'database' | 'clock'>

/**
 * Opens a session of the member with this name, password and, with a second factor, code, in a browser that `origin`
 * describes. Throws `invalid` when one of them is wrong, and rate_limited after too many attempts by address or by
 * known browser (security.staff.devices).
 */
export async function signIn(
  cms: Host,
  { code, ...typed }: z.output<typeof StaffLogin>,
  { origin, ...source }: Source & { origin: string },
): Promise<Entered> {
  const { member, clear } = await checkPassword(cms, typed, source)
  await requireCode(cms, member, code)
  await clear()
  const entry = { staff: memberLabel(member), subject: member.login, detail: origin }
  await record(cms, { ...entry, action: 'signIn' })
  return enter(cms, member, origin)
}

/** Failed sign-ins share a row for each member and minute, and those for unknown names one row, which has the first of them. */
async function recordFailedSignIn(cms: Accounts, login: string, error: ContractProblem) {
  const isKnown = (await cms.database.$count(staffMembers, eq(staffMembers.login, login))) > 0
  const entry = isKnown
    ? { subject: login }
    : { subject: 'unknown name', detail: typedText('login', login).slice(0, 60) }
  await recordRepeated(
    cms,
    { staff: 'not signed in', action: 'wrongPassword', ...entry },
    { same: entry.subject, per: 'minute', error },
  )
}

/**
 * Checks the password of a member, and returns the member and the function that forgets the failed attempts once the
 * rest is valid. Throws as signIn does.
 */
export async function checkPassword(
  cms: Host,
  { login, password }: { login: string; password: string },
  { address, device: deviceToken }: Source,
): Promise<{ member: Member; clear: () => Promise<void> }> {
  const { database, clock, secrets } = cms
  const account = accountOf(login)
  const now = clock.now()
  const [member] = await database.select().from(staffMembers).where(eq(staffMembers.login, login))
  const device = readDevice(secrets.staff, deviceToken, now)
  const source =
    member && device?.belongsTo(holderOf(member))
      ? { key: device.key, isKnown: true }
      : addressSource(address)
  try {
    await beginAttempt(database, account, source, now)
    const isRight = await isPassword(member?.passwordHash ?? null, password)
    if (!member || !isRight || member.isDisabled)
      throw new ContractProblem('invalid', 'The name or the password is wrong.')
    return { member, clear: () => clearAttempts(database, account, source) }
  } catch (error) {
    if (error instanceof ContractProblem) await recordFailedSignIn(cms, login, error)
    throw error
  }
}

const accountOf = (login: string) => `staff:${login}`

const holderOf = ({ login, passwordHash }: Member) => ({
  account: accountOf(login),
  credential: passwordHash ?? '',
})

/** Opens a session, and makes the browser known. */
async function enter(
  { database, secrets, clock }: Host,
  member: Member,
  origin: string,
): Promise<Entered> {
  const now = clock.now()
  const token = createSignedToken(secrets.staff, sessionPurpose)
  await openSession(database, member.id, { token, origin, now })
  return { member, token, device: createDeviceToken(secrets.staff, holderOf(member), now) }
}

async function openSession(
  database: Database,
  memberId: number,
  { token, origin, now }: { token: string; origin: string; now: Date },
): Promise<void> {
  await database.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
  await database.insert(staffSessions).values({
    tokenHash: tokenHash(token),
    memberId,
    origin,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
  })
}

/** The member of a session that has not ended, or null without one. */
export async function findMember(
  { database, clock }: Accounts,
  token: string | undefined,
): Promise<Member | null> {
  if (!isToken(token)) return null
  const [row] = await database
    .select({ member: staffMembers })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash(token)),
        gt(staffSessions.expiresAt, clock.now()),
        eq(staffMembers.isDisabled, false),
      ),
    )
  return row?.member ?? null
}

/** Ends a session, if it exists. */
export async function signOut(cms: Accounts, token: string | undefined): Promise<void> {
  const { database } = cms
  if (!token) return
  const [ended] = await database
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash(token)))
    .returning({ id: staffSessions.memberId })
  if (!ended) return
  const [member] = await database.select().from(staffMembers).where(eq(staffMembers.id, ended.id))
  if (!member) return
  await record(cms, { staff: memberLabel(member), action: 'signOut', subject: member.login })
}

/** Ends and records the sessions of a member, except that with the token `kept`, and returns their number. */
async function endSessions(
  { database, clock }: Accounts,
  { id, login }: Member,
  { staff, reason, kept }: { staff: string; reason: string; kept?: string | undefined },
): Promise<number> {
  const ended = await database
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.memberId, id),
        gt(staffSessions.expiresAt, clock.now()),
        kept === undefined ? undefined : ne(staffSessions.tokenHash, tokenHash(kept)),
      ),
    )
    .returning({ id: staffSessions.memberId })
  if (ended.length === 0) return 0
  const entry = { subject: login, detail: `${ended.length}, ${reason}` }
  await record({ database, clock }, { staff, action: 'endSessions', ...entry })
  return ended.length
}

/** Ends the sessions of a member in other browsers than the one with this token, and returns their number. */
export const endOtherSessions = (
  cms: Accounts,
  member: Member,
  token: string | undefined,
  reason: string,
): Promise<number> => endSessions(cms, member, { staff: memberLabel(member), reason, kept: token })

/**
 * Sets the password of the member to whom a link belongs, ends all sessions of that member and opens one. Throws
 * not_found for a link that was used or has expired, and invalid without the code of a second factor.
 */
export async function setPassword(
  { database, clock, secrets }: Host,
  { token, password, code }: z.output<typeof SetStaffPassword>,
  origin: string,
): Promise<Entered> {
  const isOfLink = and(
    eq(staffMembers.linkHash, tokenHash(token)),
    gt(staffMembers.linkExpiresAt, clock.now()),
    eq(staffMembers.isDisabled, false),
  )
  const ended = () => notFound('This link was used or has expired. Ask a manager for a new one.')
  const [holder] = await database.select().from(staffMembers).where(isOfLink)
  if (!holder) throw ended()
  await requireCode({ database, clock, secrets }, holder, code)
  const passwordHash = await hashPassword(password)
  return transact(database, async (transaction) => {
    const [member] = await transaction.select().from(staffMembers).where(isOfLink).for('update')
    if (!member) throw ended()
    await transaction
      .update(staffMembers)
      .set({ passwordHash, linkHash: null, linkExpiresAt: null, linkBy: null })
      .where(eq(staffMembers.id, member.id))
    const records = { database: transaction, clock }
    const staff = memberLabel(member)
    const detail = member.linkBy ? `by a link of ${member.linkBy}` : 'by a link'
    await record(records, { staff, action: 'setPassword', subject: member.login, detail })
    await endSessions(records, member, { staff, reason: 'by a new password' })
    return enter({ database: transaction, clock, secrets }, { ...member, passwordHash }, origin)
  })
}

/** Makes a new link with which a member sets a password, in place of an earlier one. Throws not_found. */
export const createPasswordLink: Operation<{ login: string }, { link: string }> = async (
  { database, clock, environment },
  { login },
) => {
  const token = createToken()
  const [member] = await database
    .update(staffMembers)
    .set({
      linkHash: tokenHash(token),
      linkExpiresAt: new Date(clock.now().getTime() + linkDuration),
      linkBy: actingStaff(),
      version: sql`${staffMembers.version} + 1`,
    })
    .where(eq(staffMembers.login, login))
    .returning()
  if (!member) throw memberUnknown(login)
  // After the #, so that no server and no proxy logs it; with the name, for password managers.
  const path = `/password/${token}?${new URLSearchParams({ name: login })}`
  return { link: `${officeUrl(environment)}/admin/#${path}` }
}

/** The same for a manager, unless another person has changed the member or made a link meanwhile. */
export const replacePasswordLink: Operation<z.infer<typeof SeenMember>, { link: string }> = (
  cms,
  { login, seen },
  report,
) =>
  transact(cms.database, async (transaction) => {
    await lockMember(transaction, login, seen)
    return createPasswordLink({ ...cms, database: transaction }, { login }, report)
  })

/** Locks a member. Throws not_found, and conflict when another person has changed the member since the sender read it. */
async function lockMember(transaction: Database, login: string, seen: number): Promise<Member> {
  const [member] = await transaction
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.login, login))
    .for('update')
  if (!member) throw memberUnknown(login)
  if (member.version !== seen)
    throw new ContractProblem(
      'conflict',
      `Another person has changed ${member.name} since you opened this page. Look again before you go on.`,
    )
  return member
}

const memberUnknown = (login: string) => notFound(`No person is called ${login} here.`)

/** Adds a member and returns the link that sets the password. Throws conflict for a name that is taken. */
export const addMember: Operation<z.infer<typeof AddMemberInput>, { link: string }> = async (
  cms,
  input,
  report,
) => {
  const added = await cms.database
    .insert(staffMembers)
    .values({ ...input, createdAt: cms.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) {
    const message = `${input.login} is taken.`
    throw new ContractProblem('conflict', message, { fields: { login: message } })
  }
  return createPasswordLink(cms, input, report)
}

/** Turns the second factor of a member off who has lost the app and the recovery codes, and ends the sessions. */
export const resetSecondFactor: Operation<z.infer<typeof Seen>, string> = (
  { database, clock },
  { login, seen },
) =>
  transact(database, async (transaction) => {
    const member = await lockMember(transaction, login, seen)
    await transaction
      .update(staffMembers)
      .set({ ...withoutSecondFactor, version: member.version + 1 })
      .where(eq(staffMembers.id, member.id))
    const by = { staff: actingStaff() ?? 'staff', reason: 'by the reset of the second factor' }
    await endSessions({ database: transaction, clock }, member, by)
    return `${member.name} signs in with the password alone now.`
  })

/** Lists the sessions and sign-ins of a member. Throws not_found. */
export const listSignIns: Operation<z.infer<typeof Login>, SignIns> = async (cms, { login }) => {
  const [member] = await cms.database
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.login, login))
  if (!member) throw memberUnknown(login)
  return readSignIns(cms, member)
}

/** Changes what a member may do, and ends the sessions of one who is disabled. Throws conflict for the last manager. */
export const changeMember: Operation<z.infer<typeof ChangeMemberInput>, string> = async (
  { database, clock },
  { login, role, isDisabled, seen },
) =>
  transact(database, async (transaction) => {
    // So that two managers cannot disable each other at the same time.
    await lockJob(transaction, 'staff')
    const member = await lockMember(transaction, login, seen)
    await transaction
      .update(staffMembers)
      .set({ role, isDisabled, version: member.version + 1 })
      .where(eq(staffMembers.id, member.id))
    if (isDisabled)
      await endSessions({ database: transaction, clock }, member, {
        staff: actingStaff() ?? 'staff',
        reason: 'by the change of the person',
      })
    const [managers] = await transaction
      .select({ left: count() })
      .from(staffMembers)
      .where(and(eq(staffMembers.role, 'manager'), eq(staffMembers.isDisabled, false)))
    if (managers?.left === 0)
      throw new ContractProblem('conflict', 'The shop needs at least one manager.')
    return `${member.name} is ${isDisabled ? 'disabled' : `a ${role === 'staff' ? 'member of staff' : role}`} now.`
  })

/** Lists all members by name. */
export const listMembers: Operation<object, StaffMember[]> = async ({ database }) => {
  const rows = await database
    .select()
    .from(staffMembers)
    .orderBy(byName(staffMembers.name), asc(staffMembers.login))
  return rows.map(({ login, name, role, version, passwordHash, totpSecret, isDisabled }) => ({
    login,
    name,
    role,
    version,
    hasPassword: passwordHash !== null,
    hasSecondFactor: totpSecret !== null,
    isDisabled,
  }))
}
