import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { PersonalInformation, withPhone } from '@vitrine/commerce/forms/person.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { contractRoute } from '#cms/http/route.ts'
import { type Customer, requireCustomer } from '../../visitor/sessions.ts'
import { changePassword } from './changePassword.ts'
import { readProfile } from './readProfile.ts'

/** Changes a customer's personal information and returns the customer. */
async function updateProfile(
  database: Database,
  customer: Customer,
  form: z.output<typeof PersonalInformation>,
): Promise<Customer> {
  const changed = withPhone(form)
  await database.update(customers).set(changed).where(eq(customers.id, customer.id))
  return { ...customer, ...changed }
}

export const profileRoutes = [
  contractRoute('profile.details', {
    handle: async (call) => readProfile(call.cms.database, await requireCustomer(call)),
  }),
  contractRoute('profile.update', {
    body: PersonalInformation,
    handle: async (call) => {
      const { database } = call.cms
      const customer = await requireCustomer(call)
      const changed = await updateProfile(database, customer, call.body)
      return readProfile(database, changed)
    },
  }),
  contractRoute('profile.password', {
    handle: async (call) => {
      await changePassword(call, await requireCustomer(call), call.body)
      return { success: true, message: customerCopy.ownPasswordChanged }
    },
  }),
]
