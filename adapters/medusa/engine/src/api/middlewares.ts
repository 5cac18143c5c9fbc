import { createHash, timingSafeEqual } from 'node:crypto'
import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Lets only the adapter call the routes of the shop, which reveal and change the orders of everyone. */
function requireShop(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const secret = process.env['SHOP_SECRET']
  const given = request.headers['x-shop-secret']
  if (secret && typeof given === 'string' && timingSafeEqual(hash(given), hash(secret)))
    return next()
  response.status(401).json({ type: 'unauthorized', message: 'The header x-shop-secret is wrong.' })
}

export default defineMiddlewares({
  routes: [
    { matcher: '/shop/*', middlewares: [requireShop] },
    // A slip of 2 MB in base64.
    { matcher: '/shop/orders/*/slips', method: 'POST', bodyParser: { sizeLimit: '3mb' } },
  ],
})
