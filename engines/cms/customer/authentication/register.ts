import { randomInt } from 'node:crypto'
import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { secondAccountEmail, welcomeEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { type Registration, withPhone } from '@vitrine/commerce/forms/person.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { usernameBase } from '../../visitor/account.ts'
import { countClaims, findByLogin } from '../../visitor/emailClaims.ts'
import type { Customer } from '../../visitor/sessions.ts'
import { hashPassword } from '../passwords.ts'
import { readWelcome, type WelcomeOptions } from './welcome.ts'

const day = 24 * 3_600_000
/** Maximum number of registrations with one email address in a day: each sends it an email. */
const maxPerDay = 3

/**
 * Creates an account, also when the email already has one, which only the email that is sent says, and not the response
 * (session.register.same-response). Throws rate_limited after too many registrations with one email.
 */
export async function register(
  database: Database,
  form: z.output<typeof Registration>,
  { now, sender, language, thai }: WelcomeOptions,
): Promise<Customer> {
  const email = form.email.toLowerCase()
  const passwordHash = await hashPassword(form.password)
  return transact(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 2))`)
    const recent = await countClaims(transaction, email, new Date(now.getTime() - day))
    if (recent >= maxPerDay)
      throw new ContractProblem('rate_limited', customerCopy.registrationFailed, {
        retryAfter: 3600,
      })
    const [owner] = await findByLogin(transaction, email)
    const customer = await createCustomer(transaction, {
      email,
      emailVerified: false,
      firstName: form.firstName,
      lastName: form.lastName,
      phoneNumber: withPhone(form).phoneNumber,
      birthDate: form.birthDate,
      passwordHash,
      language,
      createdAt: now,
    })
    if (!customer) throw new Error('An unverified email cannot be taken')
    // A stranger may have registered: the email about it is in the language of the earlier account.
    const passwordUrl = `${sender.SITE_URL}/my-account/lost-password`
    const { coupon, pictures } = await readWelcome(transaction, { now, sender, language, thai })
    const { actionLabel, ...mail } = owner
      ? secondAccountEmail(owner.language)
      : { ...welcomeEmail(language, customer, { coupon, passwordUrl }), pictures }
    const action = { label: actionLabel, url: owner ? passwordUrl : `${sender.SITE_URL}/shop` }
    const content = { to: email, topic: 'registration', ...mail, action } as const
    await enqueue(transaction, sender, content, now)
    return customer
  })
}

type NewCustomer = Omit<typeof customers.$inferInsert, 'id' | 'username'>

/**
 * Creates a customer with a free username derived from the email, or returns null when another customer has verified
 * the email. Random digits in the username hide whether another is taken.
 */
export async function createCustomer(
  database: Database,
  customer: NewCustomer,
): Promise<Customer | null> {
  const base = usernameBase(customer.email ?? customer.firstName)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [created] = await database
      .insert(customers)
      .values({ ...customer, username: `${base}${randomInt(100_000, 1_000_000)}` })
      .onConflictDoNothing()
      .returning()
    if (created) return created
    if (customer.emailVerified && customer.email && (await isVerified(database, customer.email)))
      return null
  }
  throw new Error(`No free username found for ${base}`)
}

async function isVerified(database: Database, email: string): Promise<boolean> {
  const verified = and(eq(customers.email, email), customers.emailVerified)
  return (await database.$count(customers, verified)) > 0
}
