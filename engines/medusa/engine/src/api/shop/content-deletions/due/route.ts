import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { claimContentDeletions } from '../../../../customers/contentDeletions'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Takes the deletions that are due in the content CMS, for the adapter. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json({ deletions: await claimContentDeletions(database) })
}
