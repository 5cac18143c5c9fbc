import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { providerLinkedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { type ProviderName, providerTitles } from '@vitrine/commerce/social/providers.ts'
import type { Identity } from '@vitrine/commerce/social/socialProvider.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { and, eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers, identities } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { confirmEmail, findByLogin } from '../../visitor/emailClaims.ts'
import type { Customer } from '../../visitor/sessions.ts'
import { createCustomer } from '../authentication/register.ts'

/**
 * The customer of an identity: the linked one, the one with its verified email, whose every other login then ends
 * (session.email.confirmed), or a new one. Null when another customer has the email and the provider has not verified
 * it (`session.sign-in.social-verified`).
 */
export function findOrCreateCustomer(
  { database, environment }: Pick<Cms, 'database' | 'environment'>,
  provider: ProviderName,
  identity: Identity,
  { language, now }: { language: Language; now: Date },
): Promise<Customer | null> {
  return transact(database, async (transaction) => {
    const linked = await findLinked(transaction, provider, identity.subject)
    if (linked && (linked.emailVerified || !isProof(identity, linked))) return linked
    const owner = identity.email && (await findOwner(transaction, identity.email))
    if (owner && !identity.isEmailVerified) return null
    const customer = owner
      ? await confirmFor(transaction, environment, owner, { provider, language, now })
      : await createCustomer(transaction, {
          email: identity.email,
          emailVerified: identity.isEmailVerified,
          firstName: identity.firstName || customerCopy.nameFallback,
          lastName: identity.lastName,
          language,
          createdAt: now,
        })
    if (!customer) return null
    await transaction
      .insert(identities)
      .values({ provider, subject: identity.subject, customerId: customer.id, createdAt: now })
    return customer
  })
}

/** Whether the provider has verified the email of the customer to whom the identity is linked. */
const isProof = ({ email, isEmailVerified }: Identity, customer: Customer) =>
  isEmailVerified && email === customer.email

async function findLinked(transaction: Database, provider: ProviderName, subject: string) {
  const [identity] = await transaction
    .select({ customer: customers })
    .from(identities)
    .innerJoin(customers, eq(customers.id, identities.customerId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return identity?.customer
}

async function findOwner(transaction: Database, email: string) {
  const [owner] = await findByLogin(transaction, email)
  if (!owner) return undefined
  const [locked] = await transaction
    .select()
    .from(customers)
    .where(eq(customers.id, owner.id))
    .for('update')
  return locked
}

/** Gives an account to the verified owner of its email address, with an email if that has ended other logins. */
async function confirmFor(
  transaction: Database,
  environment: Cms['environment'],
  customer: Customer,
  { provider, language, now }: { provider: ProviderName; language: Language; now: Date },
): Promise<Customer> {
  const confirmed = await confirmEmail(transaction, customer)
  if (!customer.emailVerified && customer.email)
    await enqueue(
      transaction,
      environment,
      { to: customer.email, ...providerLinkedEmail(language, customer, providerTitles[provider]) },
      now,
    )
  return confirmed
}
