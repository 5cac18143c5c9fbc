import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { notifyStaff } from '../orders/staffWork'

/** Tells staff by email of the work that waits. */
export default async function notifyOfWork(container: MedusaContainer) {
  const shop: ShopService = container.resolve(shopModule)
  await notifyStaff(shop.database)
}

export const config = { name: 'notify-staff', schedule: '* * * * *' }
