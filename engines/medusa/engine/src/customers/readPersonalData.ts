import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { PersonalData } from './account'
import { isConfirmed } from './confirmedEmails'
import { findAccount } from './findAccount'

/** Reads what the shop's own tables have of a customer, and of the email address if it is confirmed. */
export async function readPersonalData(
  container: MedusaContainer,
  customerId: string,
): Promise<PersonalData> {
  const { database } = container.resolve<ShopService>(shopModule)
  const ofCustomer = { customer_id: customerId }
  const account = await findAccount(container, { id: customerId })
  const isEmailConfirmed = account !== undefined && (await isConfirmed(container, account))
  const [wishlist, stockAlerts, sessions] = await Promise.all([
    database('shop_wishlist_item')
      .select('product_id as productId', 'created_at as addedAt')
      .where(ofCustomer)
      .orderBy('created_at', 'desc'),
    database('shop_stock_alert')
      .select('product_id as productId', 'choices', 'email', 'requested_at as requestedAt')
      .select('confirmed_at as confirmedAt', 'notified_at as notifiedAt')
      .where(ofCustomer)
      .modify((alerts) => isEmailConfirmed && alerts.orWhere({ email: account.email }))
      .orderBy('created_at'),
    database('shop_session')
      .select('created_at as createdAt', 'expires_at as expiresAt')
      .where(ofCustomer),
  ])
  return { isEmailConfirmed, wishlist, stockAlerts, sessions }
}
