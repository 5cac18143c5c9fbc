import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Account } from './account'

/** Reads the customer with an account by the id or the email address, or returns undefined. */
export async function findAccount(
  container: MedusaContainer,
  by: { id: string } | { email: string },
): Promise<Account | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'customer',
    fields: ['id', 'email', 'first_name', 'last_name', 'phone'],
    filters: { ...by, has_account: true },
  })
  const [customer] = data
  if (!customer) return undefined
  return {
    id: customer.id,
    email: customer.email ?? '',
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    phoneNumber: customer.phone ?? null,
  }
}
