import { notFound } from '@vitrine/commerce/problem.ts'
import { AuditRow, SignIns, StaffMember, type StaffRole } from '@vitrine/commerce/staff/people.ts'
import { ProgramKey } from '@vitrine/commerce/staff/programs.ts'
import { languages } from '@vitrine/contract/common.ts'
import { asc, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { backUp } from '#cms/backup/backUp.ts'
import { actAs } from '#cms/core/actingStaff.ts'
import type { Cms, Operation, Report } from '#cms/core/context.ts'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import { newsletterUrl } from '../newsletter/subscribe.ts'
import { AuditInput, audited, listAudit, recordRepeated } from './audit.ts'
import { catalogueOperations } from './catalogueOperations.ts'
import { contentOperations } from './contentOperations.ts'
import {
  AddMemberInput,
  addMember,
  ChangeMemberInput,
  changeMember,
  Login,
  listMembers,
  listSignIns,
  replacePasswordLink,
  resetSecondFactor,
  SeenMember,
} from './members.ts'
import { operation, type StaffOperation } from './operation.ts'
import { orderOperations } from './orderOperations.ts'
import { AddKeyInput, addKey, listKeys, RevokeKeyInput, revokeKey } from './programKeys.ts'
import { runSeed, SeedInput } from './seed.ts'

const BackupInput = z.object({ path: z.string().min(1) })

/** Backs the running shop up to a file. */
const runBackup: Operation<z.infer<typeof BackupInput>, string> = (cms, { path }, report) =>
  backUp(cms, path, report)

/** The confirmed subscriptions, each with the address for `List-Unsubscribe` of the program that sends the newsletter. */
export async function listSubscribers(cms: Pick<Cms, 'database' | 'secrets' | 'environment'>) {
  const { id, email, brand, language, confirmedAt } = newsletterSubscribers
  const confirmed = await cms.database
    .select({ id, email, brand, language })
    .from(newsletterSubscribers)
    .where(isNotNull(confirmedAt))
    .orderBy(asc(email), asc(brand))
  return confirmed.map(({ id, ...subscriber }) => ({
    ...subscriber,
    unsubscribeUrl: newsletterUrl(cms, 'unsubscribe', id),
  }))
}

const text = z.string().meta({ description: 'What has happened' })
const Link = z.object({ link: z.string().meta({ description: 'Sets the password, once' }) })
const managing = ['manager'] as const

/** All operations of staff, by the name in the address: POST /staff/{name}. */
export const operations: Readonly<Record<string, StaffOperation>> = {
  ...orderOperations,
  ...catalogueOperations,
  ...contentOperations,
  members: operation(
    {
      summary: 'The people of the back office',
      roles: managing,
      moves: 'nothing',
      input: z.object({}),
      output: z.array(StaffMember),
    },
    listMembers,
  ),
  addMember: operation(
    {
      summary: 'Adds a person, who sets a password by the link',
      roles: managing,
      input: AddMemberInput,
      output: Link,
      moves: 'people',
      guard: { once: 'login' },
      audit: ({ login, role }) => ({ subject: login, detail: role }),
    },
    addMember,
  ),
  changeMember: operation(
    {
      summary: 'Changes what a person may do',
      roles: managing,
      input: ChangeMemberInput,
      output: text,
      moves: 'people',
      guard: { seen: 'seen' },
      audit: ({ login, role, isDisabled }) => ({
        subject: login,
        detail: isDisabled ? 'disabled' : role,
      }),
    },
    changeMember,
  ),
  passwordLink: operation(
    {
      summary: 'A new link with which a person sets a password',
      roles: managing,
      input: SeenMember,
      output: Link,
      moves: 'people',
      guard: { seen: 'seen' },
      audit: ({ login }) => ({ subject: login }),
    },
    replacePasswordLink,
  ),
  resetSecondFactor: operation(
    {
      summary: 'Turns the second factor of a person off, and ends the sessions',
      roles: managing,
      input: SeenMember,
      output: text,
      moves: 'people',
      guard: { seen: 'seen' },
      audit: ({ login }) => ({ subject: login }),
    },
    resetSecondFactor,
  ),
  keys: operation(
    {
      summary: "The keys of a merchant's own programs",
      roles: managing,
      input: z.object({}),
      output: z.array(ProgramKey),
      moves: 'nothing',
    },
    listKeys,
  ),
  addKey: operation(
    {
      summary: 'Makes a key for a program, and shows it once',
      roles: managing,
      input: AddKeyInput,
      output: z.object({ key: z.string().meta({ description: 'Sent as a bearer token' }) }),
      moves: 'access',
      guard: { once: 'name' },
      audit: ({ name, role }) => ({ subject: `key ${name}`, detail: role }),
    },
    addKey,
  ),
  revokeKey: operation(
    {
      summary: 'Revokes the key of a program',
      roles: managing,
      input: RevokeKeyInput,
      output: text,
      moves: 'access',
      guard: { once: 'id' },
      audit: ({ id }) => ({ subject: `key ${id}` }),
    },
    revokeKey,
  ),
  signIns: operation(
    {
      summary: 'The sessions and sign-ins of a person',
      roles: managing,
      input: Login,
      output: SignIns,
      moves: 'nothing',
    },
    listSignIns,
  ),
  audit: operation(
    {
      summary: 'What staff did',
      roles: managing,
      moves: 'nothing',
      input: AuditInput,
      output: z.array(AuditRow),
    },
    listAudit,
  ),
  newsletter: operation(
    {
      summary: 'The confirmed subscriptions to the newsletter',
      roles: managing,
      moves: 'nothing',
      audit: () => ({ subject: 'subscriptions', detail: 'exported' }),
      input: z.object({}),
      output: z.array(
        z.object({
          email: z.string(),
          brand: z.string(),
          language: z.enum(languages),
          unsubscribeUrl: z.string(),
        }),
      ),
    },
    listSubscribers,
  ),
  seed: operation(
    {
      summary: 'Updates pages, menus and catalogue from the files of the project',
      roles: [],
      input: SeedInput,
      output: text,
      moves: 'texts',
      guard: 'job',
      audit: ({ products }) => ({ subject: 'catalogue', detail: products ? `${products}` : '' }),
    },
    runSeed,
  ),
  backup: operation(
    {
      summary: 'Backs the shop up',
      roles: [],
      input: BackupInput,
      output: text,
      moves: 'nothing',
      audit: () => ({ subject: 'shop', detail: 'exported' }),
    },
    runBackup,
  ),
}

/** Whether an operation is about orders or products, which another engine has where the back office is of the content alone. */
export const isOfEngine = (name: string): boolean =>
  Object.hasOwn(orderOperations, name) || Object.hasOwn(catalogueOperations, name)

/** Runs an operation for a member of staff: checks its input, passes on what the sender has seen, and records what it changes. */
export async function perform(
  cms: Cms,
  name: string,
  given: unknown,
  { staff, role, report }: { staff: string; role: StaffRole; report: Report },
): Promise<unknown> {
  const requested = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!requested) throw notFound(`Unknown operation: ${name}`)
  const { audited: entry, viewed, seen, run } = requested.read(given)
  const work = () => actAs({ name: staff, role }, () => run(cms, report), seen)
  if (entry) return audited(cms, { ...entry, staff, action: name }, work)
  const result = await work()
  if (viewed) {
    const same = `${staff} ${viewed.subject}`
    await recordRepeated(cms, { ...viewed, staff, action: name }, { same, per: 'hour' })
  }
  return result
}
