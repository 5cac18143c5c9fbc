import { z } from 'zod'
import { Listing, ListingQuery, Product, ProductCards } from '../catalog.ts'
import { LinkKey, Message } from '../common.ts'
import { StockAlertConfirmation, StockAlertRequest } from '../stockAlerts.ts'
import { defineCalls } from './call.ts'

const withoutAlerts = 'A sold-out size has no button “Email me when it’s back”.'

/** Listings, products and stock alerts (docs/rest/catalog.md). */
export const catalogCalls = defineCalls('catalog', {
  'products.list': {
    method: 'GET',
    path: '/products',
    summary: 'One page of products with filters, sort and facet counts',
    access: 'public',
    query: ListingQuery,
    response: Listing,
    errors: ['invalid'],
  },
  'products.onSale': {
    method: 'GET',
    path: '/special-price',
    summary: 'The same for products on sale',
    access: 'public',
    query: ListingQuery,
    response: Listing,
    errors: ['invalid'],
  },
  'products.read': {
    method: 'GET',
    path: '/products/:slug',
    summary: 'One product',
    access: 'public',
    params: { slug: z.string().max(200) },
    response: Product,
    errors: ['not_found'],
  },
  'products.bySku': {
    method: 'GET',
    path: '/products/by-sku/:sku',
    summary: 'The product of which a variation has an SKU',
    access: 'public',
    without: '`productBySku` of GraphQL is null for every SKU.',
    params: { sku: z.string().max(100) },
    response: Product,
    errors: ['not_found'],
  },
  'products.recentlyViewed': {
    method: 'GET',
    path: '/recently-viewed',
    summary: 'The cards of products, in the requested order',
    access: 'public',
    query: z.object({
      ids: z
        .string()
        .max(1000)
        .default('')
        .transform((text) => text.split(',').slice(0, 50))
        .describe('Ids of products, comma-separated; the gateway sends at most 24'),
    }),
    response: ProductCards,
    errors: [],
  },
  'stockAlerts.request': {
    method: 'POST',
    path: '/stock-alerts',
    summary: 'Requests one email when a sold-out variation is back in stock',
    without: withoutAlerts,
    body: StockAlertRequest,
    response: Message,
    errors: ['invalid', 'not_found', 'conflict', 'rate_limited'],
  },
  'stockAlerts.confirm': {
    method: 'POST',
    path: '/stock-alerts/confirm',
    summary: 'Confirms a request by the key of its email',
    without: withoutAlerts,
    body: LinkKey,
    response: StockAlertConfirmation,
    errors: ['not_found'],
  },
  'stockAlerts.unsubscribe': {
    method: 'POST',
    path: '/stock-alerts/unsubscribe',
    summary: 'Ends all requests of an address by the key of an email',
    without: withoutAlerts,
    body: LinkKey,
    response: Message,
    errors: ['not_found'],
  },
  'stockAlerts.oneClick': {
    method: 'POST',
    path: '/stock-alerts/unsubscribe',
    isAtRoot: true,
    caller: 'server',
    summary: 'The same for the button of an email program (RFC 8058), with the key in the address',
    without: withoutAlerts,
    query: LinkKey,
    response: Message,
    errors: ['not_found'],
  },
})
