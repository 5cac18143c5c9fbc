import { and, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers, identities, knownDevices, sessions } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { createCustomer } from '../authentication/register.ts'
import { customerCopy, providerLinkedMail } from '../copy.ts'
import type { Customer } from '../sessions.ts'
import type { ProviderName } from './providers.ts'
import type { Identity } from './socialProvider.ts'

/**
 * The customer of an identity: the linked one, the one with its verified email, or a new one. Null
 * when another customer has the email and the provider has not verified it
 * (`session.sign-in.social-verified`).
 */
export function findOrCreateCustomer(
  database: Database,
  provider: ProviderName,
  identity: Identity,
  now: Date,
): Promise<Customer | null> {
  return transact(database, async (transaction) => {
    const linked = await findLinked(transaction, provider, identity.subject)
    if (linked) return linked
    const owner = identity.email && (await findByEmail(transaction, identity.email))
    if (owner && !identity.isEmailVerified) return null
    const customer = owner
      ? await linkVerifiedEmail(transaction, owner, provider, now)
      : await createCustomer(transaction, {
          email: identity.email,
          emailVerified: identity.isEmailVerified,
          firstName: identity.firstName || customerCopy.nameFallback,
          lastName: identity.lastName,
          createdAt: now,
        })
    if (!customer) return null
    await transaction
      .insert(identities)
      .values({ provider, subject: identity.subject, customerId: customer.id, createdAt: now })
    return customer
  })
}

async function findLinked(transaction: Database, provider: ProviderName, subject: string) {
  const [found] = await transaction
    .select({ customer: customers })
    .from(identities)
    .innerJoin(customers, eq(customers.id, identities.customerId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return found?.customer
}

async function findByEmail(transaction: Database, email: string) {
  const [found] = await transaction
    .select()
    .from(customers)
    .where(eq(customers.email, email))
    .for('update')
  return found
}

/**
 * Links an account to the verified owner of its email. An unverified account may have been created
 * by someone else, so its password is removed and its sessions end.
 */
async function linkVerifiedEmail(
  transaction: Database,
  customer: Customer,
  provider: ProviderName,
  now: Date,
): Promise<Customer> {
  if (customer.emailVerified) return customer
  const { id: customerId } = customer
  const change = { passwordHash: null, emailVerified: true }
  await transaction.update(customers).set(change).where(eq(customers.id, customerId))
  await transaction.delete(sessions).where(eq(sessions.customerId, customerId))
  await transaction.delete(knownDevices).where(eq(knownDevices.customerId, customerId))
  if (customer.email)
    await enqueue(
      transaction,
      {
        to: customer.email,
        ...providerLinkedMail(customer, titles[provider]),
      },
      now,
    )
  return { ...customer, ...change }
}

const titles: Record<ProviderName, string> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
  line: 'LINE',
}
