import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

/** Emails staff, checking each minute, about pending work of which some is new. */
export default async function notifyOfWork(container: MedusaContainer) {
  const shop: ShopService = container.resolve(shopModule)
  await shop.notifyStaff()
}

export const config = { name: 'notify-staff', schedule: '* * * * *' }
