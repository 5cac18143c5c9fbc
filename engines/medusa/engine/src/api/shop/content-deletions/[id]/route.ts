import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { completeContentDeletion } from '../../../../customers/contentDeletions'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Records that the content CMS has deleted what it had, for the adapter. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  await completeContentDeletion(database, request.params['id'] ?? '')
  response.json({})
}
