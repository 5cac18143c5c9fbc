import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

/** Writes the back-in-stock emails of changes whose event was missed, and deletes old requests. */
export default async function announceMissed(container: MedusaContainer) {
  const shop: ShopService = container.resolve(shopModule)
  await shop.announceRestocks()
  await shop.sweepAlerts()
}

export const config = { name: 'announce-restocks', schedule: '* * * * *' }
