import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../../modules/shop/shopService'

/** Removes a product from a customer's wishlist, for the adapter. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const { id = '', productId = '' } = request.params
  await shop.removeFromWishlist(id, productId)
  response.json({})
}
