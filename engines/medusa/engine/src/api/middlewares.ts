import { resolve } from 'node:path'
import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sitePath } from '@vitrine/contract/sitePath.ts'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isLinkValid } from '../modules/shopFiles/fileLinks'
import { privateDirectory } from '../modules/shopFiles/fileStores'
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

/**
 * Sends a photograph that staff have uploaded to anyone, and a private file to the owner of a valid link, as untrusted
 * content, since either could be a page.
 */
function sendUpload(request: MedusaRequest, response: MedusaResponse) {
  const uploads = process.env['UPLOADS_DIRECTORY'] ?? 'static'
  const [, folder, encoded = ''] = /^\/static\/(private\/)?([^?]+)/.exec(request.originalUrl) ?? []
  const headers = {
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(folder && { 'cache-control': 'private, no-store', 'content-disposition': 'attachment' }),
  }
  try {
    const name = decodeURIComponent(encoded)
    if (folder && !isLinkValid(name, request.query, new Date())) return notFound(response)
    const root = folder ? privateDirectory(uploads) : resolve(uploads)
    response.sendFile(name, { root, headers }, (error) => error && notFound(response))
  } catch {
    notFound(response)
  }
}

/** Ends the response, so that Medusa does not look for the file in a folder of its own. */
const notFound = (response: MedusaResponse) =>
  response.headersSent || response.status(404).json({ type: 'not_found', message: 'Not found' })

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
