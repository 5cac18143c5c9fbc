import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { endEmail } from '../../../../modules/shop/outbox'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** The outcome of sending, where `failure` is null for an email that was sent. */
interface Result {
  lease: string
  failure: string | null
}

/** Records that the adapter has sent an email, or could not. */
export async function POST(request: MedusaRequest<Result>, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const { lease, failure } = request.body
  const id = Number(request.params['id'])
  response.json({ outcome: await endEmail(shop.database, { id, lease, failure }) })
}
