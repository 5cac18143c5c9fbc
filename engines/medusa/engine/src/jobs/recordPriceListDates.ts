import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

/** Seconds that a run looks back, several times those between two runs, so that a late one misses nothing. */
const seconds = 60

/** Records price lists that have just begun or ended by their dates. */
export default async function recordPriceListDates(container: MedusaContainer) {
  const shop: ShopService = container.resolve(shopModule)
  await shop.recordPriceListDates(seconds)
}

export const config = { name: 'record-price-list-dates', schedule: '*/10 * * * * *' }
