import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addContent, measureOutbox } from '../../../modules/shop/outbox'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'

/** Adds an email that the adapter has written to the outbox. */
export async function POST(request: MedusaRequest<object>, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  await addContent(shop.database, request.body)
  response.json({})
}

/** Returns the number of unsent emails and the age of the oldest, for the metrics of the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json(await measureOutbox(database))
}
