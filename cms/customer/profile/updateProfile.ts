import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { customerCopy } from '#contract/copy/customer.ts'
import type { UpdateProfile } from '#contract/customer.ts'
import { phoneInvalid, toE164 } from '#contract/phone.ts'
import { ContractProblem } from '#contract/problem.ts'
import { isBirthDate } from '../account.ts'
import type { Customer } from '../sessions.ts'

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
  if (!phoneNumber)
    throw new ContractProblem('invalid', phoneInvalid, { fields: { phoneNumber: phoneInvalid } })
  const changed = { ...form, phoneNumber }
  await database.update(customers).set(changed).where(eq(customers.id, customer.id))
  return { ...customer, ...changed }
}
