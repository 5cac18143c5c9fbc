import type { Cart } from '@vitrine/contract/cart.ts'
import type { ProductCard } from '@vitrine/contract/catalog.ts'
import type { Image, PageMeta } from '@vitrine/contract/common.ts'
import type { Address, Order } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'

const file = (name: string, width: number) => ({
  url: `/media/pictures/${name}-${width}.jpg`,
  width,
  height: Math.round((width * 4) / 3),
})

/** An example image in four sizes, by its file name. */
export const image = (name: string, alt: string): z.input<typeof Image> => ({
  id: name,
  name,
  alt,
  url: `/media/pictures/${name}-1600.jpg`,
  srcset: `/media/pictures/${name}-400.jpg 400w, /media/pictures/${name}-1600.jpg 1600w`,
  sources: [{ type: 'image/avif', srcset: `/media/pictures/${name}-1600.avif 1600w` }],
  color: '#c9bfb2',
  sizes: {
    thumbnail: file(name, 200),
    medium: file(name, 400),
    large: file(name, 800),
    full: file(name, 1600),
  },
})

/** The metadata of a page below the home page. */
export const meta = (title: string, url: string): z.input<typeof PageMeta> => ({
  title: `${title} | Vitrine`,
  description: null,
  breadcrumbs: [
    { id: 'home', text: 'Home', url: '/' },
    { id: url, text: title, url },
  ],
})

/** A dress in one colour and two sizes, of which one is sold out. */
export const card: z.input<typeof ProductCard> = {
  id: '1025',
  name: 'Silk slip dress',
  url: '/product/silk-slip-dress',
  type: 'variable',
  image: image('silk-slip-dress', 'A woman in an ink-blue slip dress'),
  secondImage: null,
  price: 6900,
  regularPrice: 8900,
  salePrice: 6900,
  isNewArrival: true,
  stockStatus: 'instock',
  brands: [{ id: '1', slug: 'asava', name: 'ASAVA' }],
  options: [
    {
      slug: 'size',
      name: 'Size',
      swatches: ['s', 'm'].map((slug) => ({
        slug,
        label: slug.toUpperCase(),
        type: 'text-swatch' as const,
        isAvailable: true,
        enableTooltip: false,
      })),
    },
  ],
  textOptions: null,
  variations: [
    {
      id: '2001',
      terms: { size: 's' },
      price: 6900,
      regularPrice: 8900,
      salePrice: 6900,
      stockStatus: 'outofstock',
    },
    {
      id: '2002',
      terms: { size: 'm' },
      price: 6900,
      regularPrice: 8900,
      salePrice: 6900,
      stockStatus: 'instock',
      stockLeft: 2,
      stores: [{ slug: 'central-embassy', stockLeft: 1 }],
    },
  ],
}

/** The item that POST /cart adds: the dress in size M. */
export const purchase = {
  id: '1025',
  quantity: 1,
  variation: [{ attribute: 'size', value: 'm' }],
}

export const emptyCart: z.input<typeof Cart> = {
  items: [],
  coupons: [],
  errors: [],
  fees: [],
  itemCount: 0,
  totals: {
    taxLines: [],
    totalDiscount: 0,
    totalDiscountTax: 0,
    totalFees: 0,
    totalFeesTax: 0,
    totalItems: 0,
    totalItemsTax: 0,
    totalPrice: 0,
    totalSaving: 0,
    totalShipping: 0,
    totalShippingTax: 0,
    totalTax: 0,
  },
}

/** A cart with the example dress. */
export const cart: z.input<typeof Cart> = {
  ...emptyCart,
  items: [
    {
      key: 'a1b2c3',
      id: '1025',
      name: card.name,
      permalink: card.url,
      images: [image('silk-slip-dress', 'A woman in an ink-blue slip dress')],
      newArrival: true,
      prices: { price: 6900, regularPrice: 8900 },
      quantity: 1,
      quantityLimits: { minimum: 1, maximum: 2 },
      variation: [{ attribute: 'size', value: 'm', name: 'Size', label: 'M' }],
      total: 6900,
    },
  ],
  itemCount: 1,
  totals: {
    ...emptyCart.totals,
    taxLines: [{ name: 'VAT', price: 458, rate: '7%' }],
    totalItems: 6900,
    totalShipping: 100,
    totalPrice: 7000,
    totalSaving: 2000,
    totalTax: 458,
  },
}

/** An example address in Bangkok. */
export const address = {
  firstName: 'Ada',
  lastName: 'Chai',
  company: null,
  taxId: null,
  address1: '99/1 Sukhumvit 39',
  address2: null,
  subdistrict: 'Khlong Tan Nuea',
  city: 'Watthana',
  state: 'Bangkok',
  postcode: '10110',
  country: 'TH',
  phone: '+66812345678',
  email: 'ada@example.com',
} satisfies z.input<typeof Address>

/** An order of the dress that waits for a bank transfer. */
export const order: z.input<typeof Order> = {
  orderId: '10042',
  createdDate: '2026-11-21 09:30:00',
  status: 'on-hold',
  total: 7000,
  subTotal: 6900,
  discountTotal: 0,
  shippingTotal: 100,
  shippingTax: 0,
  totalTax: 458,
  paymentMethod: 'bacs',
  paymentMethodTitle: 'Bank transfer',
  billing: address,
  shipping: address,
  orderItems: [
    {
      name: card.name,
      permalink: card.url,
      image: null,
      price: 6900,
      quantity: 1,
      total: 6900,
      productType: 'variable',
      variationAttributes: [{ name: 'Size', value: 'M' }],
    },
  ],
  paymentDeadline: '2026-11-24 09:30:00',
  timeline: [{ step: 'placed', date: '2026-11-21 09:30:00' }, { step: 'paid' }],
}
