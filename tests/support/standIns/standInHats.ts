import type { Listing, Product } from '@vitrine/contract/catalog.ts'
import { standInImage } from './standInImage.ts'

// A hat maker's shop: its data has nothing in common with the embedded CMS's but the contract.

const kinds = ['Boater', 'Cloche', 'Fedora', 'Beret', 'Trilby', 'Bucket hat'] as const
const felts = ['rabbit', 'beaver', 'wool', 'straw'] as const

const swatch = { isAvailable: true, enableTooltip: false }

const options: Listing['data'][number]['options'] = [
  {
    slug: 'size',
    name: 'Head',
    swatches: ['56', '58'].map((size) => ({
      ...swatch,
      type: 'text-swatch',
      slug: size,
      label: `${size} cm`,
    })),
  },
  {
    slug: 'band',
    name: 'Band',
    swatches: [
      { ...swatch, type: 'colour-swatch', slug: 'ink', label: 'Ink', color: '#112' },
      {
        ...swatch,
        type: 'duo-colour-swatch',
        slug: 'stripe',
        label: 'Stripe',
        colors: ['#fff', 'navy'],
      },
      {
        ...swatch,
        type: 'image-swatch',
        slug: 'plaid',
        label: 'Plaid',
        imageUrl: '/media/plaid.jpg',
      },
    ],
  },
]

/** The fields of a card; every third hat is one size only, every fourth reduced. */
export function hat(index: number): Listing['data'][number] {
  const kind = kinds[index % kinds.length] ?? 'Boater'
  const felt = felts[index % felts.length] ?? 'wool'
  const isVariable = index % 3 !== 0
  const regularPrice = 900 + index * 50
  const isReduced = index % 4 === 0
  const price = isReduced ? regularPrice - 200 : regularPrice
  return {
    id: `hat-${index}`,
    name: `${kind} in ${felt}, no. ${index}`,
    url: `/product/${hatSlug(index)}`,
    type: isVariable ? 'variable' : 'simple',
    image: standInImage(`hat-${index}`),
    secondImage: standInImage(`hat-${index}-worn`),
    price,
    regularPrice,
    salePrice: isReduced ? price : 0,
    isNewArrival: index < 4,
    stockStatus: index === 7 ? 'outofstock' : 'instock',
    brands: [{ id: 'b1', slug: 'hutmacher', name: 'Hutmacher' }],
    options: isVariable ? options : [],
    variations: isVariable
      ? ['56', '58'].map((size) => ({
          id: `hat-${index}-${size}`,
          terms: { size, band: '' },
          price,
          regularPrice,
          salePrice: isReduced ? price : null,
          stockStatus: 'instock' as const,
        }))
      : [],
  }
}

export const hatSlug = (index: number) => `hat-${index}`
export const hats = Array.from({ length: 40 }, (_, index) => hat(index))

/** The response for a hat's own page. */
export function hatPage(index: number): Product {
  return {
    ...hat(index),
    gallery: [standInImage(`hat-${index}`), standInImage(`hat-${index}-side`)],
    description: '<p onclick="steal()">Blocked by <b>hand</b>.<script>steal()</script></p>',
    productId: `HM-${index}`,
    collections: [],
    categories: [{ id: 'c1', slug: 'hats', name: 'Hats' }],
    fashionModels: [{ name: 'Jo', height: 178, bust: 84, waist: 62, hips: 90, size: '56' }],
    upsellProducts: [hat((index + 1) % 40)],
    completeTheLook: { products: [hat((index + 2) % 40)], gallery: [] },
    meta: { title: `Hat ${index} · Hutmacher` },
  }
}
