import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'
import { unsubscribe } from '../../../../../stockAlerts/followLink'

/** Ends the back-in-stock requests of an address, for the adapter, which has checked the key of the link. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json({ isEnded: await unsubscribe(database, Number(request.params['id'])) })
}
