import type { MedusaContainer } from '@medusajs/framework/types'
import { removeCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { anonymizeOrders } from './anonymizeOrders'
import { findAccount } from './findAccount'
import { isPassword } from './passwords'

/**
 * Deletes an account by its password; its orders stay without the person. An interrupted deletion is completed by the next
 * one. The caller has checked that no order is in progress.
 */
export async function deleteAccount(
  container: MedusaContainer,
  customerId: string,
  password: string,
): Promise<'deleted' | 'wrong'> {
  const account = await findAccount(container, { id: customerId })
  if (!account || !(await isPassword(container, account.email, password))) return 'wrong'
  const { email } = account
  const { database } = container.resolve<ShopService>(shopModule)
  await database.transaction(async (transaction) => {
    await anonymizeOrders(transaction, customerId)
    const own = { customer_id: customerId }
    for (const table of ['shop_session', 'shop_password_reset', 'shop_wishlist_item'])
      await transaction(table).where(own).delete()
    await transaction('shop_stock_alert').where(own).orWhere({ email }).delete()
    await transaction('shop_mail').whereRaw(`"detail" ->> 'to' = ?`, [email]).delete()
    await transaction('promotion_campaign_budget_usage').where({ attribute_value: email }).delete()
  })
  await removeCustomerAccountWorkflow(container).run({ input: { customerId } })
  // Medusa only marks the customer as deleted. The addresses are deleted with it.
  await database('customer').where({ id: customerId }).delete()
  return 'deleted'
}
