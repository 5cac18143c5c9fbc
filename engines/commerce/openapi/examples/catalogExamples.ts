import type { Listing, Product } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import { type DomainExamples, invalid, notFound } from './callExample.ts'
import { card, image, meta, purchase } from './samples.ts'

const listing: z.input<typeof Listing> = {
  data: [card],
  filters: [
    {
      slug: 'sizes',
      title: 'Size',
      terms: [
        { id: '31', slug: 's', name: 'S', count: 0, group: 'International' },
        { id: '32', slug: 'm', name: 'M', count: 1, group: 'International' },
      ],
    },
    {
      slug: 'categories',
      title: 'Category',
      terms: [{ id: '11', slug: 'dresses', name: 'Dresses', count: 1 }],
    },
  ],
  priceRange: { lowest: 6900, highest: 6900 },
  pagination: { page: 1, limit: 12, pageCount: 1, total: 1 },
  lookBooks: [
    {
      id: '5',
      gallery: [image('first-light', 'A woman on a pier')],
      title: 'First light',
      link: { url: '/look-book/first-light' },
    },
  ],
}

const product: z.input<typeof Product> = {
  ...card,
  gallery: [image('silk-slip-dress', 'A woman in an ink-blue slip dress')],
  video: null,
  description: '<p>Cut on the bias from sand-washed silk.</p>',
  information: null,
  composition: '100 % silk',
  productId: 'AS-1025',
  collections: [{ id: '21', slug: 'first-light', name: 'First light' }],
  categories: [{ id: '11', slug: 'dresses', name: 'Dresses' }],
  careInstruction: [{ title: 'Dry clean', icon: 'dry-clean', precautions: ['Do not tumble dry'] }],
  sizeText: null,
  fashionModels: [{ name: 'May', height: 178, bust: 81, waist: 60, hips: 89, size: 'S' }],
  completeTheLook: null,
  upsellProducts: [],
  hasStockAlerts: true,
  meta: meta('Silk slip dress', '/product/silk-slip-dress'),
}

const listingCall = {
  parameters: { categories: 'dresses', sizes: 's,m', sort: 'price', limit: 12, page: 1 },
  response: listing,
  errors: invalid({ limit: 'Invalid limit' }),
}

/** Listings, products and stock alerts (docs/rest/catalog.md). */
export const catalogExamples = {
  'products.list': listingCall,
  'products.onSale': listingCall,
  'products.read': {
    parameters: { slug: 'silk-slip-dress' },
    response: product,
    errors: notFound('Product not found'),
  },
  'products.bySku': {
    parameters: { sku: 'AV-D101-CHAMPAGNE-M' },
    response: product,
    errors: notFound('Product not found'),
  },
  'products.recentlyViewed': {
    parameters: { ids: '1025,1081' },
    response: { success: true, data: [card] },
    errors: {},
  },
  'stockAlerts.request': {
    body: {
      id: purchase.id,
      variation: [{ attribute: 'size', value: 's' }],
      email: 'ada@example.com',
    },
    response: { success: true, message: 'Please confirm the request by the link in our email.' },
    errors: {
      ...invalid({ email: 'Please enter a valid email address.' }),
      ...notFound('Product not found'),
      conflict: { message: 'This piece is in stock.' },
      rate_limited: { message: 'Too many requests. Please try again later.' },
    },
  },
  'stockAlerts.confirm': {
    body: { key: 'key-of-the-email' },
    response: {
      success: true,
      message: 'We’ll email you when it’s back.',
      product: { name: 'Silk slip dress, S', url: '/product/silk-slip-dress' },
    },
    errors: notFound('This link has expired.'),
  },
  'stockAlerts.unsubscribe': {
    body: { key: 'key-of-the-email' },
    response: { success: true, message: 'You won’t get any more of these emails.' },
    errors: notFound('This link has expired.'),
  },
  'stockAlerts.oneClick': {
    parameters: { key: 'key-of-the-email' },
    response: { success: true, message: 'You won’t get any more of these emails.' },
    errors: notFound('This link has expired.'),
  },
} satisfies DomainExamples<'catalog'>
