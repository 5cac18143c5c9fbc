import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { waitForEmail } from '../../../../emails/waitForEmail'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Takes the next email that is due, for the adapter, which sends it. Waits until there is one. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  response.json({ email: (await waitForEmail(shop)) ?? null })
}
