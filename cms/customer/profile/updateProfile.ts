import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type PersonalInformation, withPhone } from '#contract/forms/person.ts'
import type { Database } from '#database/openDatabase.ts'
import { customers } from '#database/schema/customers.ts'
import type { Customer } from '../../visitor/sessions.ts'

/** Changes a customer's personal information and returns the customer. */
export async function updateProfile(
  database: Database,
  customer: Customer,
  form: z.output<typeof PersonalInformation>,
): Promise<Customer> {
  const changed = withPhone(form)
  await database.update(customers).set(changed).where(eq(customers.id, customer.id))
  return { ...customer, ...changed }
}
