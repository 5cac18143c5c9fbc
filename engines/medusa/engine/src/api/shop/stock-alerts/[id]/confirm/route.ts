import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'
import { confirmAlert } from '../../../../../stockAlerts/followLink'

/** Confirms a back-in-stock request, for the adapter, which has checked the key of the link. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const product = await confirmAlert(shop.database, Number(request.params['id']))
  // The pieces may have come before the confirmation.
  if (product) await shop.announceRestocks()
  response.json({ product: product ?? null })
}
