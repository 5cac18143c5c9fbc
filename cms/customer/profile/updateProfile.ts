import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { dayOf } from '#contract/clock.ts'
import type { UpdateProfile } from '#contract/customer.ts'
import { phoneMessage, toE164 } from '#contract/phone.ts'
import { fieldProblem } from '#contract/problem.ts'
import { birthDateMessage } from '#contract/rules/birthDate.ts'
import type { Database } from '#database/openDatabase.ts'
import { customers } from '#database/schema/customers.ts'
import type { Customer } from '../../visitor/sessions.ts'

/** Changes a customer's personal information and returns the customer. Throws `invalid` at `birthDate` or `phoneNumber`. */
export async function updateProfile(
  database: Database,
  customer: Customer,
  form: z.output<typeof UpdateProfile>,
  now: Date,
): Promise<Customer> {
  const message = birthDateMessage(form.birthDate, dayOf(now))
  if (message) throw fieldProblem('birthDate', message)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw fieldProblem('phoneNumber', phoneMessage(form.phoneNumber))
  const changed = { ...form, phoneNumber }
  await database.update(customers).set(changed).where(eq(customers.id, customer.id))
  return { ...customer, ...changed }
}
