import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/**
 * The calls of docs/rest/content.md, and two that are the same for every shop: the sub-districts of Thailand and the
 * bank accounts.
 */
const paths = [
  '/api/v1/site-configuration',
  '/api/v1/preview',
  '/api/v1/pages',
  '/api/v1/posts',
  '/api/v1/look-books',
  '/api/v1/store-locators',
  '/api/v1/fluentform',
  '/api/v1/newsletter',
  '/newsletter/unsubscribe',
  '/api/v1/checkout/areas',
  '/api/v1/confirm-payment/bank-accounts',
  '/component',
  '/media',
]

/** Passes the content calls of the contract, and no others, to the embedded CMS. */
export function contentRoutes(app: FastifyInstance, contentUrl: string) {
  for (const prefix of paths)
    app.register(proxy, {
      upstream: contentUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD', 'POST'],
    })
}
