import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../../modules/shop/shopService'

/** The products on a customer's wishlist, newest first, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  response.json({ productIds: await shop.wishlistOf(request.params['id'] ?? '') })
}

/** Adds a product, for the adapter. */
export async function POST(
  request: MedusaRequest<{ productId: string }>,
  response: MedusaResponse,
) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const isAdded = await shop.addToWishlist(request.params['id'] ?? '', request.body.productId)
  response.json({ isAdded })
}
