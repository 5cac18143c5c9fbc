import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'
import { claimDueRefunds, type RefundClaim } from '../../../../refunds/dueRefunds'

/** Takes the refunds that are due for the provider, for the adapter. */
export async function POST(request: MedusaRequest<RefundClaim>, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json(await claimDueRefunds(database, request.body))
}
