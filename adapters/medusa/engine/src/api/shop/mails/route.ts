import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addContent } from '../../../modules/shop/outbox'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'

/** Adds an email that the adapter has written to the outbox. */
export async function POST(request: MedusaRequest<object>, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  await addContent(shop.database, request.body)
  response.json({})
}
