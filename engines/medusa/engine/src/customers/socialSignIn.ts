import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createCustomersWorkflow, deleteCustomersWorkflow } from '@medusajs/medusa/core-flows'
import type { Account } from './account'
import { confirmEmail, isConfirmed, markConfirmed } from './confirmedEmails'
import { findAccount } from './findAccount'
import { addLogin, findLoginCustomer } from './logins'
import { openedSession } from './sessions'
import type { ProviderIdentity, SocialSignIn } from './social'

/**
 * Signs in the customer of an identity: the linked one, the one with its verified email, whose every other login then
 * ends, or a new one (session.sign-in.social-verified, session.email.confirmed).
 */
export async function signInByProvider(
  container: MedusaContainer,
  identity: ProviderIdentity,
): Promise<SocialSignIn> {
  const { provider, subject, email } = identity
  const locking = container.resolve(Modules.LOCKING)
  const findLocked = () =>
    email
      ? locking.execute(`shop:account:${email}`, () => findOrCreate(container, identity))
      : findOrCreate(container, identity)
  // One lock inside the other. Medusa acquires the keys of one call in parallel, so two sign-ins could deadlock.
  const signIn = await locking.execute(`shop:login:${provider}:${subject}`, findLocked)
  if (!signIn) return { outcome: 'email_taken' }
  const { account, hasEndedLogins } = signIn
  const opened = await openedSession(container, account, false)
  return { outcome: 'opened', opened, hasEndedLogins }
}

interface Found {
  account: Account
  hasEndedLogins: boolean
}

/** Returns null when another customer has the email and the provider has not verified it. */
async function findOrCreate(
  container: MedusaContainer,
  identity: ProviderIdentity,
): Promise<Found | null> {
  const { provider, subject, email, isEmailVerified } = identity
  const customerId = await findLoginCustomer(container, provider, subject)
  const linked = customerId ? await findAccount(container, { id: customerId }) : undefined
  if (linked && !(await isNewProof(container, identity, linked)))
    return { account: linked, hasEndedLogins: false }
  const owner = email ? await findAccount(container, { email }) : undefined
  if (owner && !isEmailVerified) return null
  if (!owner) return { account: await create(container, identity), hasEndedLogins: false }
  const hasEndedLogins = await confirmEmail(container, owner)
  await addLogin(container, owner.id, { provider, entityId: subject })
  return { account: owner, hasEndedLogins }
}

/** Whether the provider has verified the email of the linked customer, which was not confirmed before. */
async function isNewProof(
  container: MedusaContainer,
  { email, isEmailVerified }: ProviderIdentity,
  linked: Account,
): Promise<boolean> {
  return isEmailVerified && email === linked.email && !(await isConfirmed(container, linked))
}

/** Creates a customer with an account, also without an email address, which Medusa's own workflow of accounts requires. */
async function create(
  container: MedusaContainer,
  { provider, subject, email, isEmailVerified, firstName, lastName }: ProviderIdentity,
): Promise<Account> {
  const customer = { email, first_name: firstName, last_name: lastName, has_account: true }
  const { result } = await createCustomersWorkflow(container).run({
    input: { customersData: [customer] },
  })
  const id = result[0]?.id ?? ''
  const account = { id, email: email ?? '', firstName, lastName, phoneNumber: null }
  try {
    await addLogin(container, id, { provider, entityId: subject })
  } catch (error) {
    await deleteCustomersWorkflow(container).run({ input: { ids: [id] } })
    throw error
  }
  if (email && isEmailVerified) await markConfirmed(container, account)
  return account
}
