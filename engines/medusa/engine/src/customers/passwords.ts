import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { Account, PasswordChange } from './account'
import { confirmEmail } from './confirmedEmails'
import { findAccount } from './findAccount'
import { addLogin, passwordProvider } from './logins'
import { createToken, tokenHash } from './sessions'
import { forgetAttempts } from './signInAttempts'

/** Creates a key that resets the password of an account, or returns null when there is none. */
export async function requestReset(
  container: MedusaContainer,
  email: string,
): Promise<{ key: string; account: Account } | null> {
  const account = await findAccount(container, { email })
  if (!account) return null
  const { database } = container.resolve<ShopService>(shopModule)
  const key = createToken()
  await database.raw(
    `insert into "shop_password_reset" ("key_hash", "customer_id", "expires_at") values (?, ?, now() + interval '1 hour')`,
    [tokenHash(key), account.id],
  )
  return { key, account }
}

export type ResetOutcome = 'changed' | 'unknown' | 'used' | 'expired'

/**
 * Sets a new password by a key, once, and ends every session of the customer, and social logins from before the key
 * confirmed the email address (session.email.confirmed).
 */
export async function resetPassword(
  container: MedusaContainer,
  { key, email, password }: { key: string; email: string; password: string },
): Promise<ResetOutcome> {
  const { database } = container.resolve<ShopService>(shopModule)
  const reset = await database('shop_password_reset')
    .where({ key_hash: tokenHash(key) })
    .first()
  const account = reset && (await findAccount(container, { id: reset.customer_id }))
  if (!account || account.email !== email) return 'unknown'
  if (reset.used_at) return 'used'
  if (reset.expires_at < new Date()) return 'expired'
  const taken = await database('shop_password_reset')
    .where({ key_hash: tokenHash(key), used_at: null })
    .update({ used_at: new Date() })
  if (taken === 0) return 'used'
  await confirmEmail(container, account)
  await setPassword(container, account, password)
  await database('shop_session').where({ customer_id: account.id }).delete()
  await forgetAttempts(database, email)
  return 'changed'
}

/**
 * Replaces the password of a customer who enters the current one, ends the other sessions and invalidates reset keys.
 */
export async function changePassword(
  container: MedusaContainer,
  customerId: string,
  { currentPassword, password, token }: PasswordChange,
): Promise<'changed' | 'wrong'> {
  const account = await findAccount(container, { id: customerId })
  if (!account || !(await isPassword(container, account, currentPassword))) return 'wrong'
  await setPassword(container, account, password)
  const { database } = container.resolve<ShopService>(shopModule)
  await database.transaction(async (transaction) => {
    await transaction('shop_session')
      .where({ customer_id: customerId })
      .whereNot({ token_hash: tokenHash(token) })
      .delete()
    await transaction('shop_password_reset')
      .where({ customer_id: customerId, used_at: null })
      .update({ used_at: transaction.fn.now() })
  })
  return 'changed'
}

/** Whether this is the password of an account. */
export async function isPassword(
  container: MedusaContainer,
  { id, email }: Account,
  password: string,
): Promise<boolean> {
  const auth = container.resolve(Modules.AUTH)
  const body = { email, password }
  const { success, authIdentity } = await auth.authenticate(passwordProvider, { body })
  return success && authIdentity?.app_metadata?.['customer_id'] === id
}

/** Sets the password of an account, which may have had none. */
async function setPassword(container: MedusaContainer, { id, email }: Account, password: string) {
  const auth = container.resolve(Modules.AUTH)
  await addLogin(container, id, { provider: passwordProvider, entityId: email })
  const update = { entity_id: email, password }
  const { success, error } = await auth.updateProvider(passwordProvider, update)
  if (!success) throw new Error(`The password was not changed: ${error}`)
}
