import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { limitEmail } from '../../../../../modules/shop/outbox'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'

/** The maximum number of emails with one key in an hour. */
interface Limit {
  lease: string
  key: string
  maxPerHour: number
}

/** Counts an email that the adapter is about to send, and responds whether it may be sent. */
export async function POST(request: MedusaRequest<Limit>, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const id = Number(request.params['id'])
  response.json({ isAllowed: await limitEmail(shop.database, { id, ...request.body }) })
}
