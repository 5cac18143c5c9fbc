import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'

/** The image of a transfer slip, for staff. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const slip = await shop.findSlipImage(request.params['id'] ?? '')
  if (!slip) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Slip not found')
  response.setHeader('content-type', slip.type)
  response.setHeader('cache-control', 'private, no-store')
  response.send(slip.image)
}
