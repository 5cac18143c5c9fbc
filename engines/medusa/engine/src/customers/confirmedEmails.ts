import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { Account } from './account'
import { removeLogins } from './logins'

const database = (container: MedusaContainer) => container.resolve<ShopService>(shopModule).database

/** Whether a link or a provider has confirmed the email address that an account has now. */
export async function isConfirmed(
  container: MedusaContainer,
  { id, email }: Account,
): Promise<boolean> {
  const row = await database(container)('shop_confirmed_email')
    .where({ customer_id: id, email })
    .first('email')
  return row !== undefined
}

/**
 * Makes a customer the owner of an email address that a mailed link or a provider has confirmed. The first time, when
 * it returns true, the password, social logins and sessions that others may have set on the account are removed
 * (session.email.confirmed).
 */
export async function confirmEmail(container: MedusaContainer, account: Account): Promise<boolean> {
  if (await isConfirmed(container, account)) return false
  const { id: customerId } = account
  await removeLogins(container, customerId)
  await database(container)('shop_session').where({ customer_id: customerId }).delete()
  await markConfirmed(container, account)
  return true
}

/** Records that the email address of an account has been confirmed. */
export async function markConfirmed(
  container: MedusaContainer,
  { id, email }: Account,
): Promise<void> {
  await database(container)('shop_confirmed_email')
    .insert({ customer_id: id, email })
    .onConflict('customer_id')
    .merge({ email })
}
