import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'
import { requestAlert } from '../../../stockAlerts/requestAlert'
import type { SentAlert } from '../../../stockAlerts/stockAlert'

/** Records a back-in-stock request, for the adapter. */
export async function POST(request: MedusaRequest<SentAlert>, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  await requestAlert(shop.database, request.body)
  response.json({})
}
