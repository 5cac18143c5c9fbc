import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { recordCheck } from '../../../../../modules/shop/chargeChecks'
import type { ChargeCheck } from '../../../../../modules/shop/rows'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'

/** Records a check of a charge at its provider, for the adapter. */
export async function POST(request: MedusaRequest<ChargeCheck>, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  await recordCheck(database, request.params['id'] ?? '', request.body)
  response.json({})
}
