import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { removeCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { Account, DeletionOutcome, DeletionProof } from './account'
import { anonymizeOrders } from './anonymizeOrders'
import { isConfirmed } from './confirmedEmails'
import { addContentDeletion } from './contentDeletions'
import { hideCouponUse } from './couponUse'
import { findAccount } from './findAccount'
import { hasPassword, removePeople } from './logins'
import { isPassword } from './passwords'
import { forgetAttempts } from './signInAttempts'

/**
 * Deletes an account by its password, or by a link of an email if it has none, without its orders, which lose the
 * person. Completes an interrupted deletion. The caller has checked the link, and that no order is in progress.
 */
export async function deleteAccount(
  container: MedusaContainer,
  customerId: string,
  proof: DeletionProof,
): Promise<DeletionOutcome> {
  const account = await findAccount(container, { id: customerId })
  if (!account || !(await isProven(container, account, proof))) return { outcome: 'wrong' }
  const { database } = container.resolve<ShopService>(shopModule)
  const isOwner = await isConfirmed(container, account)
  const contentDeletion = await database.transaction(async (transaction) => {
    await anonymizeOrders(transaction, customerId)
    const ofCustomer = { customer_id: customerId }
    for (const table of [
      'shop_session',
      'shop_password_reset',
      'shop_wishlist_item',
      'shop_stock_alert',
      'shop_confirmed_email',
    ])
      await transaction(table).where(ofCustomer).delete()
    if (!account.email) return null
    await forgetAttempts(transaction, account.email)
    await hideCouponUse(transaction, account.email)
    if (!isOwner) return null
    await deleteTraces(transaction, account.email)
    return addContentDeletion(transaction, account.email)
  })
  await removeCustomerAccountWorkflow(container).run({ input: { customerId } })
  // Medusa removes one identity, but an account can have several.
  await removePeople(container, customerId)
  // Medusa only marks the customer as deleted. The addresses are deleted with it.
  await database('customer').where({ id: customerId }).delete()
  return { outcome: 'deleted', contentDeletion }
}

/** The link of an email only proves the will of an account without a password. */
const isProven = async (container: MedusaContainer, account: Account, proof: DeletionProof) =>
  'password' in proof
    ? isPassword(container, account, proof.password)
    : !(await hasPassword(container, account.id))

/** Deletes what refers to the account by its email address, which must be confirmed: others may have left it there too. */
async function deleteTraces(transaction: Knex.Transaction, email: string) {
  await transaction('shop_stock_alert').where({ email }).delete()
  await transaction('shop_mail').whereRaw(`"detail" ->> 'to' = ?`, [email]).delete()
}
