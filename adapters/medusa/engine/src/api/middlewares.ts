import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sitePath } from '../../../../../contract/sitePath.ts'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isSecretOf } from '../secrets'

/** Lets only the adapter call the routes of the shop, which reveal and change the orders of everyone. */
function requireShop(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const given = request.headers['x-shop-secret']
  if (typeof given === 'string' && isSecretOf('engine', given)) return next()
  response.status(401).json({ type: 'unauthorized', message: 'The header x-shop-secret is wrong.' })
}

/** Records a change of a price list, or of a category's products, for which Medusa emits no event. */
function recordChange(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const [id] = /(plist|pcat)_\w+/.exec(request.originalUrl) ?? []
  const shop: ShopService = request.scope.resolve(shopModule)
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
  response.on('finish', () => {
    if (!id || response.statusCode >= 300) return
    shop.recordChange(id).catch((error) => logger.error(`the change of ${id} is lost`, error))
  })
  next()
}

/** Shows the shop's images in the admin: their addresses are paths of the shop. */
function redirectToShop(request: MedusaRequest, response: MedusaResponse) {
  const shop = process.env['SITE_URL'] ?? 'http://localhost:3000'
  const path = sitePath(request.originalUrl) ?? '/'
  // biome-ignore lint/plugin: the shop's address
  response.redirect(302, new URL(path, shop).href)
}

/** Sends a photograph that staff have uploaded. It is not trusted: it could be a page. */
function sendUpload(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const root = process.env['UPLOADS_DIRECTORY']
  const [, name = ''] = /^\/static\/([^?]+)/.exec(request.originalUrl) ?? []
  const headers = {
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  }
  try {
    response.sendFile(decodeURIComponent(name), { root, headers }, (error) => error && next())
  } catch {
    next()
  }
}

export default defineMiddlewares({
  routes: [
    { matcher: '/media/*', methods: ['GET'], middlewares: [redirectToShop] },
    { matcher: '/static/*', methods: ['GET'], middlewares: [sendUpload] },
    { matcher: '/shop/*', middlewares: [requireShop] },
    // A slip of 2 MB in base64.
    { matcher: '/shop/orders/*/slips', method: 'POST', bodyParser: { sizeLimit: '3mb' } },
    {
      matcher: '/admin/price-lists/*',
      methods: ['POST', 'DELETE'],
      middlewares: [recordChange],
    },
    {
      matcher: '/admin/product-categories/*/products',
      methods: ['POST'],
      middlewares: [recordChange],
    },
  ],
})
