import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { updateCustomersWorkflow } from '@medusajs/medusa/core-flows'
import type { PersonalInformation, Profile } from './account'
import { loginsOf, passwordProvider } from './logins'

/** Reads a customer's personal information, or returns undefined when there is no such account. */
export async function readProfile(
  container: MedusaContainer,
  id: string,
): Promise<Profile | undefined> {
  const customer = await readCustomer(container, id)
  if (!customer) return undefined
  const logins = await loginsOf(container, id)
  return {
    id,
    email: customer.email ?? '',
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    phoneNumber: customer.phone ?? null,
    birthDate: extrasOf(customer).birthDate ?? null,
    createdAt: new Date(customer.created_at).toISOString(),
    hasPassword: logins.some(({ provider }) => provider === passwordProvider),
    socialLogins: logins
      .filter(({ provider }) => provider !== passwordProvider)
      .map(({ provider, createdAt }) => ({ provider, linkedAt: createdAt })),
  }
}

/** Replaces a customer's personal information, but not the metadata of others. */
export async function updateProfile(
  container: MedusaContainer,
  id: string,
  { firstName, lastName, phoneNumber, birthDate }: PersonalInformation,
): Promise<Profile | undefined> {
  const before = await readCustomer(container, id)
  if (!before) return undefined
  await updateCustomersWorkflow(container).run({
    input: {
      selector: { id },
      update: {
        first_name: firstName,
        last_name: lastName,
        phone: phoneNumber,
        metadata: { ...before.metadata, vitrine: { ...extrasOf(before), birthDate } },
      },
    },
  })
  return readProfile(container, id)
}

async function readCustomer(container: MedusaContainer, id: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'customer',
    fields: ['email', 'first_name', 'last_name', 'phone', 'metadata', 'created_at'],
    filters: { id, has_account: true },
  })
  return data[0]
}

const extrasOf = ({ metadata }: { metadata?: Record<string, unknown> | null }) =>
  (metadata?.['vitrine'] ?? {}) as { birthDate?: string }
