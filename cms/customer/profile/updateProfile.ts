import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { customerCopy } from '#contract/copy/customer.ts'
import type { UpdateProfile } from '#contract/customer.ts'
import { phoneMessage, toE164 } from '#contract/phone.ts'
import { ContractProblem } from '#contract/problem.ts'
import { isBirthDate } from '#contract/rules/birthDate.ts'
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
  if (!isBirthDate(form.birthDate, now))
    throw new ContractProblem('invalid', customerCopy.birthDateInvalid, {
      fields: { birthDate: customerCopy.birthDateInvalid },
    })
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) {
    const message = phoneMessage(form.phoneNumber)
    throw new ContractProblem('invalid', message, { fields: { phoneNumber: message } })
  }
  const changed = { ...form, phoneNumber }
  await database.update(customers).set(changed).where(eq(customers.id, customer.id))
  return { ...customer, ...changed }
}
