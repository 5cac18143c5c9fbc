import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

/** Writes the back-in-stock emails when the stock changes. */
export default async function announceStock({ container }: SubscriberArgs) {
  const shop: ShopService = container.resolve(shopModule)
  await shop.announceRestocks()
}

export const config: SubscriberConfig = {
  event: ['inventory.inventory-level.created', 'inventory.inventory-level.updated'],
}
