import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'
import { readOpenRefunds } from '../../../refunds/dueRefunds'

/** Returns the refunds whose money has not gone back. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  const orderId = request.query['order_id']
  const by = typeof orderId === 'string' ? { order_id: orderId } : {}
  response.json({ refunds: await readOpenRefunds(database, by) })
}
