import { standInImage } from '@vitrine/tests/support/standIns/standInImage.ts'
import type { Album, SourceImage } from '#cms/catalog/album.ts'
import type { CatalogueSource, SourceProduct, SourceSwatch } from '#cms/catalog/source.ts'

/** Stand-in images by name, which have no files. */
export const standInAlbum: Album = {
  swatch: ({ alt }) => standInImage(alt.toLowerCase().replace(/\W+/g, '-')).sizes.thumbnail.url,
  image: ({ alt }) => ({ ...standInImage(alt.toLowerCase().replace(/\W+/g, '-')), alt }),
}

export const withoutFiles = (alt: string): SourceImage => ({
  alt,
  spec: { kind: 'photograph', photograph: 'none', x: 0.5, y: 0.5, ground: '#ffffff' },
})

const colours: Record<string, SourceSwatch> = {
  ivory: {
    type: 'colour-swatch',
    slug: 'ivory',
    label: 'Ivory',
    color: '#f8f4e8',
    enableTooltip: true,
  },
  black: {
    type: 'colour-swatch',
    slug: 'black',
    label: 'Black',
    color: '#111111',
    enableTooltip: true,
  },
  monochrome: {
    type: 'duo-colour-swatch',
    slug: 'monochrome',
    label: 'Monochrome',
    colors: ['#111111', '#ffffff'],
    enableTooltip: true,
  },
}
const sizeSwatch = (slug: string): SourceSwatch => ({
  type: 'text-swatch',
  slug,
  label: slug.toUpperCase(),
  enableTooltip: false,
})

type Brief = Partial<SourceProduct> &
  Pick<SourceProduct, 'slug' | 'name' | 'brand' | 'categories'> & {
    price: number
    salePrice?: number
    colours?: string[]
    sizes?: string[]
    stock?: number
  }

/** A product with defaults for all but the given fields, with one variation without colours and sizes. */
export function smallProduct(brief: Brief): SourceProduct {
  const { price, salePrice = null, colours: chosen = [], sizes = [], stock = 5, ...rest } = brief
  const options = [
    {
      slug: 'color',
      name: 'Colour',
      facet: 'colour' as const,
      swatches: chosen.flatMap((slug) => colours[slug] ?? []),
    },
    { slug: 'size', name: 'Size', facet: 'size' as const, swatches: sizes.map(sizeSwatch) },
  ].filter(({ swatches }) => swatches.length)
  const combinations = options.reduce<Record<string, string>[]>(
    (all, { slug, swatches }) =>
      all.flatMap((terms) => swatches.map((swatch) => ({ ...terms, [slug]: swatch.slug }))),
    [{}],
  )
  return {
    code: brief.slug.toUpperCase(),
    collections: [],
    options,
    variations: combinations.map((terms, index) => ({
      sku: `${brief.slug}-${index}`,
      terms,
      regularPrice: price,
      salePrice,
      stock,
    })),
    isNewArrival: false,
    popularity: 0,
    publishedAt: '2026-01-01 00:00:00',
    keywords: [],
    image: withoutFiles(brief.name),
    secondImage: withoutFiles(`${brief.name}, back`),
    gallery: [withoutFiles(brief.name)],
    description: `<p>${brief.name}.</p>`,
    information: '',
    composition: '',
    careInstruction: [],
    fashionModels: [],
    upsellProducts: [],
    ...rest,
  }
}

/** Eight products over three brands: small enough to count by hand. */
export const smallCatalogue: CatalogueSource = {
  brands: [
    { slug: 'asava', name: 'ASAVA' },
    { slug: 'asv', name: 'asv' },
    { slug: 'guest', name: 'Guest × ASAVA' },
  ],
  categories: [
    {
      slug: 'clothing',
      name: 'Clothing',
      content: '<p>All clothing</p>',
      featuredImage: withoutFiles('Clothing'),
      featuredImageMobile: withoutFiles('Clothing on phones'),
    },
    { slug: 'dresses', name: 'Dresses', parent: 'clothing' },
    { slug: 'shirts', name: 'Shirts', parent: 'clothing' },
    { slug: 'bags', name: 'Bags' },
    { slug: 'empty', name: 'Nothing yet' },
  ],
  collections: [{ slug: 'resort', name: 'Resort', featuredVideo: '/media/resort.mp4' }],
  products: [
    smallProduct({
      slug: 'silk-slip-dress',
      name: 'Silk Slip Dress',
      brand: 'asava',
      categories: ['dresses'],
      collections: ['resort'],
      price: 12900,
      colours: ['ivory', 'black'],
      sizes: ['m', 's'],
      popularity: 50,
      publishedAt: '2026-03-01 00:00:00',
      keywords: ['เดรสผ้าไหม'],
      upsellProducts: ['linen-shirt', 'leather-tote'],
      completeTheLook: { products: ['leather-tote'], gallery: [withoutFiles('Look')] },
    }),
    smallProduct({
      slug: 'evening-gown',
      name: 'Evening Gown',
      brand: 'asava',
      categories: ['dresses'],
      price: 39000,
      salePrice: 19500,
      colours: ['black'],
      sizes: ['s'],
      popularity: 10,
    }),
    smallProduct({
      slug: 'linen-shirt',
      name: 'Linen Shirt',
      brand: 'asv',
      categories: ['shirts'],
      price: 3900,
      salePrice: 3315,
      colours: ['ivory', 'monochrome'],
      sizes: ['s', 'm', 'l'],
      popularity: 90,
      publishedAt: '2026-05-01 00:00:00',
    }),
    smallProduct({
      slug: 'cotton-shirt',
      name: 'Cotton Shirt',
      brand: 'asv',
      categories: ['shirts'],
      collections: ['resort'],
      price: 2900,
      colours: ['black'],
      sizes: ['l'],
      popularity: 30,
    }),
    smallProduct({
      slug: 'leather-tote',
      packshotImage: withoutFiles('Leather tote, flat'),
      name: 'Leather Tote',
      brand: 'asv',
      categories: ['bags'],
      price: 8900,
      popularity: 70,
    }),
    smallProduct({
      slug: 'mini-bag',
      name: 'Mini Bag <Gold & Silk>',
      brand: 'guest',
      categories: ['bags'],
      price: 5900,
      salePrice: 3540,
      stock: 0,
    }),
    smallProduct({
      slug: 'wrap-dress',
      name: 'Wrap Dress',
      brand: 'guest',
      categories: ['dresses'],
      price: 8900,
      colours: ['ivory'],
      sizes: ['m'],
    }),
    smallProduct({
      slug: 'shirt-dress',
      name: 'Shirt Dress',
      brand: 'asava',
      categories: ['dresses', 'shirts'],
      price: 8900,
      colours: ['monochrome'],
      sizes: ['l'],
    }),
  ],
  lookBooks: [
    { title: 'The resort', gallery: [withoutFiles('Resort')], link: { url: '/look-book/resort' } },
    {
      title: 'Bags',
      gallery: [withoutFiles('Bags')],
      link: { url: '/look-book/bags' },
      only: { kind: 'category', slug: 'bags' },
    },
  ],
}
