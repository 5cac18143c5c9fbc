import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { Register } from '#gateway/contracts/customer.ts'
import { isBirthDate, usernameBase } from '../account.ts'
import { customerCopy } from '../copy.ts'
import { hashPassword } from '../passwords.ts'
import type { Customer } from '../sessions.ts'

/** The body of POST /auth/register. */
export const Registration = Register.extend({
  birthDate: z
    .string(customerCopy.birthDateMissing)
    .trim()
    .min(1, customerCopy.birthDateMissing)
    .pipe(z.iso.date()),
})

/** Creates an account. Throws `invalid` at `birthDate` or `email`. */
export async function register(
  database: Database,
  form: z.output<typeof Registration>,
  now: Date,
): Promise<Customer> {
  if (!isBirthDate(form.birthDate, now))
    throw fieldProblem('birthDate', customerCopy.birthDateInvalid)
  const customer = await createCustomer(database, {
    email: form.email.toLowerCase(),
    emailVerified: false,
    firstName: form.firstName,
    lastName: form.lastName,
    phoneNumber: form.phoneNumber,
    birthDate: form.birthDate,
    passwordHash: await hashPassword(form.password),
    createdAt: now,
  })
  if (!customer) throw fieldProblem('email', customerCopy.emailTaken)
  return customer
}

const fieldProblem = (field: string, message: string) =>
  new CmsProblem('invalid', message, { fields: { [field]: message } })

type NewCustomer = Omit<typeof customers.$inferInsert, 'id' | 'username'>

/**
 * Creates a customer with a free username derived from the email; null when the email belongs to
 * another customer. A unique constraint keeps concurrent registrations apart.
 */
export async function createCustomer(
  database: Database,
  customer: NewCustomer,
): Promise<Customer | null> {
  const base = usernameBase(customer.email ?? customer.firstName)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const suffix = attempt === 0 ? '' : String(Math.floor(Math.random() * 10 ** (attempt + 1)))
    const [created] = await database
      .insert(customers)
      .values({ ...customer, username: `${base}${suffix}` })
      .onConflictDoNothing()
      .returning()
    if (created) return created
    if (customer.email && (await isTaken(database, customer.email))) return null
  }
  throw new Error(`No free username found for ${base}`)
}

async function isTaken(database: Database, email: string): Promise<boolean> {
  return (await database.$count(customers, eq(customers.email, email))) > 0
}
