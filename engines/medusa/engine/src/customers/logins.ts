import type {
  AuthIdentityDTO,
  MedusaContainer,
  ProviderIdentityDTO,
} from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { findAccount } from './findAccount'

/** The provider of Medusa whose logins are an email address and a password. */
export const passwordProvider = 'emailpass'

/** The sign-in of a customer: by password, or by the account at a provider. */
export interface Login {
  id: string
  provider: string
  createdAt: string
}

/** An auth identity of Medusa: a person with the logins. */
interface Person {
  id: string
  customerId: string | undefined
  /** Whether the person is also a member of staff, or another actor. */
  isShared: boolean
  appMetadata: Record<string, unknown>
  logins: Login[]
}

const relations = { relations: ['provider_identities'] }

/** The customer of a login, or undefined when there is none. */
export async function findLoginCustomer(
  container: MedusaContainer,
  provider: string,
  entityId: string,
): Promise<string | undefined> {
  return (await findPerson(container, provider, entityId))?.customerId
}

/** The logins of a customer, oldest first. */
export async function customerLogins(
  container: MedusaContainer,
  customerId: string,
): Promise<Login[]> {
  const people = await peopleOf(container, customerId)
  return people
    .flatMap(({ logins }) => logins)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** Whether a customer can sign in by password. */
export const hasPassword = async (container: MedusaContainer, customerId: string) =>
  (await customerLogins(container, customerId)).some(
    ({ provider }) => provider === passwordProvider,
  )

/** Adds a login to a customer, once, and takes over one without an account. Throws when it is another person's. */
export async function addLogin(
  container: MedusaContainer,
  customerId: string,
  { provider, entityId }: { provider: string; entityId: string },
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const person = await findPerson(container, provider, entityId)
  if (person?.customerId === customerId) return
  if (person) {
    await requireFree(container, person, provider)
    const app_metadata = { ...person.appMetadata, customer_id: customerId }
    await auth.updateAuthIdentities({ id: person.id, app_metadata })
    return
  }
  const login = { provider, entity_id: entityId }
  const [customerLogin] = await peopleOf(container, customerId)
  if (customerLogin)
    await auth.createProviderIdentities({ ...login, auth_identity_id: customerLogin.id })
  else
    await auth.createAuthIdentities({
      provider_identities: [login],
      app_metadata: { customer_id: customerId },
    })
}

/** Throws when a login is another customer's, or is the password of a member of staff. */
async function requireFree(container: MedusaContainer, person: Person, provider: string) {
  const { customerId, isShared } = person
  const isCustomers = customerId && (await findAccount(container, { id: customerId }))
  if (isCustomers || (isShared && provider === passwordProvider))
    throw new Error(`The ${provider} login is another person's`)
}

/**
 * Removes the logins of a customer, except those of a member of staff, who was invited by a confirmed email address.
 */
export async function removeLogins(container: MedusaContainer, customerId: string): Promise<void> {
  const people = await peopleOf(container, customerId)
  const unshared = people.filter(({ isShared }) => !isShared)
  const ids = unshared.flatMap(({ logins }) => logins.map(({ id }) => id))
  if (ids.length > 0) await container.resolve(Modules.AUTH).deleteProviderIdentities(ids)
}

/** Removes what a deleted customer could sign in with, unless it is a member of staff. */
export async function removePeople(container: MedusaContainer, customerId: string): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  for (const { id, isShared, appMetadata } of await peopleOf(container, customerId)) {
    if (!isShared) await auth.deleteAuthIdentities([id])
    else
      await auth.updateAuthIdentities({ id, app_metadata: { ...appMetadata, customer_id: null } })
  }
}

async function findPerson(container: MedusaContainer, provider: string, entityId: string) {
  const filters = { provider_identities: { provider, entity_id: entityId } }
  const auth = container.resolve(Modules.AUTH)
  const [identity] = await auth.listAuthIdentities(filters, relations)
  return identity && toPerson(identity)
}

async function peopleOf(container: MedusaContainer, customerId: string): Promise<Person[]> {
  const filters = { app_metadata: { customer_id: customerId } }
  return (await container.resolve(Modules.AUTH).listAuthIdentities(filters, relations)).map(
    toPerson,
  )
}

function toPerson({ id, app_metadata, provider_identities = [] }: AuthIdentityDTO): Person {
  const { customer_id: customerId, ...others } = app_metadata ?? {}
  return {
    id,
    customerId: typeof customerId === 'string' ? customerId : undefined,
    isShared: Object.values(others).some((actor) => actor !== null),
    appMetadata: app_metadata ?? {},
    logins: provider_identities.map(toLogin),
  }
}

function toLogin(identity: ProviderIdentityDTO): Login {
  // Medusa's type leaves it out.
  const { id, provider, created_at } = identity as ProviderIdentityDTO & { created_at: string }
  return { id, provider, createdAt: new Date(created_at).toISOString() }
}
