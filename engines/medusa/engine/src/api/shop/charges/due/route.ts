import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { claimDueCharges } from '../../../../modules/shop/chargeChecks'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Takes the charges whose check is due, for the adapter, which has the provider. */
export async function POST(request: MedusaRequest<{ provider: string }>, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json({ charges: await claimDueCharges(database, request.body.provider) })
}
