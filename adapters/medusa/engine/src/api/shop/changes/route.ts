import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { waitForChanges } from '../../../changes/waitForChanges'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'

/** The changes after the number `since`, for which it waits; without it the last number. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const { since } = request.query
  const changes =
    since === undefined ? await shop.changesSince() : await waitForChanges(shop, Number(since))
  response.json(changes)
}
