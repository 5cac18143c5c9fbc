import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { issueDocuments, storeContents } from '../../../../../documents/issueDocuments'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'

/** Reads the tax documents of an order, for the adapter, and issues those whose event was missed. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json({ documents: await issueDocuments(request.scope, await orderIdOf(request)) })
}

/** Stores the text of the order's documents that have none yet, for the adapter. */
export async function POST(request: MedusaRequest<{ content: object }>, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const { content } = request.body
  const orderId = await orderIdOf(request)
  response.json({ documents: await storeContents(shop.database, orderId, content) })
}

async function orderIdOf(request: MedusaRequest<unknown>): Promise<string> {
  const shop: ShopService = request.scope.resolve(shopModule)
  const stored = await shop.findOrder({ number: Number(request.params['number']) })
  if (!stored?.order_id) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found')
  return stored.order_id
}
