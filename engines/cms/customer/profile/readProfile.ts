import { toInstant } from '@vitrine/contract/clock.ts'
import type { ProfileDetails } from '@vitrine/contract/customer.ts'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { identities } from '#cms/database/schema/customers.ts'
import type { Customer } from '../../visitor/sessions.ts'

/** A customer's personal information as the contract's ProfileDetails, with the ways to sign in. */
export async function readProfile(database: Database, customer: Customer): Promise<ProfileDetails> {
  const linked = await database
    .select({ provider: identities.provider, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.customerId, customer.id))
    .orderBy(asc(identities.createdAt), asc(identities.provider))
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    birthDate: customer.birthDate,
    hasPassword: customer.passwordHash !== null,
    providers: linked.map(({ provider, createdAt }) => ({
      provider,
      linkedDate: toInstant(createdAt),
    })),
  }
}
