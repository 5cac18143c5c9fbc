import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { PersonalInformation, withPhone } from '@vitrine/commerce/forms/person.ts'
import { Message } from '@vitrine/contract/common.ts'
import { ChangePassword, ProfileDetails } from '@vitrine/contract/customer.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { route } from '#cms/http/route.ts'
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
  route({
    name: 'profile.details',
    method: 'GET',
    url: '/api/v1/profile/details',
    summary: "The customer's personal information and ways to sign in",
    response: ProfileDetails,
    handle: async (call) => readProfile(call.cms.database, await requireCustomer(call)),
  }),
  route({
    name: 'profile.update',
    method: 'PATCH',
    url: '/api/v1/profile/details',
    summary: "Changes the customer's personal information",
    body: PersonalInformation,
    response: ProfileDetails,
    handle: async (call) => {
      const { database } = call.cms
      const customer = await requireCustomer(call)
      const changed = await updateProfile(database, customer, call.body)
      return readProfile(database, changed)
    },
  }),
  route({
    name: 'profile.password',
    method: 'POST',
    url: '/api/v1/profile/password',
    summary: 'Changes the password and ends the other sessions',
    body: ChangePassword,
    response: Message,
    handle: async (call) => {
      await changePassword(call, await requireCustomer(call), call.body)
      return { success: true, message: customerCopy.ownPasswordChanged }
    },
  }),
]
