import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { issueDocuments } from '../../../../../documents/issueDocuments'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'

/** The tax documents of an order, for the adapter. Issues those whose event was missed. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const stored = await shop.findOrder({ number: Number(request.params['number']) })
  if (!stored?.order_id) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found')
  response.json({ documents: await issueDocuments(request.scope, stored.order_id) })
}
