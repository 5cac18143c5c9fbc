import type { CatalogueSource } from '@vitrine/cms/catalog/source.ts'
import { loadCatalogue } from '@vitrine/cms/content/catalogue/load.ts'
import { Listing, Product } from '@vitrine/contract/catalog.ts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { Visitor } from './support/visitor.ts'

const { adapter, content } = inject('stack')
const shop = new Visitor(adapter)
const embedded = new Visitor(content)
let source: CatalogueSource

beforeAll(async () => {
  source = await loadCatalogue()
})

async function allCards(visitor: Visitor) {
  const first = await visitor.read(Listing, '/products?limit=48')
  const pages = [...Array(first.pagination.pageCount).keys()].slice(1)
  const rest = await Promise.all(
    pages.map((page) => visitor.read(Listing, `/products?limit=48&page=${page + 1}`)),
  )
  return [first, ...rest].flatMap(({ data }) => data)
}

test('every variation has the price of the content files, to the baht, and their stock status', async () => {
  const cards = new Map((await allCards(shop)).map((card) => [card.url.split('/').at(-1), card]))
  expect(cards.size).toBe(source.products.length)
  for (const { slug, variations, options } of source.products) {
    const card = cards.get(slug)
    const wanted = variations.map(({ terms, regularPrice, salePrice, stock }) => ({
      terms,
      regularPrice,
      salePrice,
      price: salePrice ?? regularPrice,
      stockStatus: stock > 0 ? 'instock' : 'outofstock',
    }))
    const [sole] = wanted
    const variationPrices = (card?.variations ?? []).map((variation) => ({
      terms: variation.terms,
      regularPrice: variation.regularPrice,
      salePrice: variation.salePrice ?? null,
      price: variation.price,
      stockStatus: variation.stockStatus,
    }))
    if (options.length > 0) expect(variationPrices, slug).toEqual(wanted)
    else expect([card?.price, card?.stockStatus], slug).toEqual([sole?.price, sole?.stockStatus])
  }
})

describe('a listing has the products, the order and the facet counts of the embedded CMS', () => {
  const queries = [
    '/products?limit=48',
    '/products?limit=12&page=3',
    ...['popularity', 'date', 'price', 'price-desc'].map(
      (sort) => `/products?sort=${sort}&limit=20`,
    ),
    '/products?categories=dresses',
    '/products?colors=blue',
    '/products?brands=asv&sizes=m',
    '/products?collections=monsoon-edit',
    '/products?discounts=20',
    '/products?minPrice=2000&maxPrice=4000',
    '/special-price?limit=48',
    // A product's code.
    '/products?s=ll-301',
    '/products?limit=48&lang=th',
    `/products?s=${encodeURIComponent('เดรส')}&lang=th`,
  ]
  const compared = ({
    data,
    filters,
    pagination,
    priceRange,
    featuredImage,
    content: html,
  }: Listing) => ({
    names: data.map(({ name }) => name),
    total: pagination.total,
    priceRange,
    filters: filters.map(({ slug, title, terms }) => ({
      slug,
      title,
      terms: terms.map(({ slug: term, name, count, parent, group, color, colors }) => [
        ...[term, name, count, parent ?? null, group ?? null, color ?? null, colors ?? null],
      ]),
    })),
    featured: featuredImage?.url,
    html,
    shown: data.map(({ shown }) => shown?.swatch),
  })
  test.each(queries)('%s', async (query) => {
    const [ours, theirs] = await Promise.all([
      shop.read(Listing, query),
      embedded.read(Listing, query),
    ])
    expect(compared(ours)).toEqual(compared(theirs))
  })
})

const languages = ['en', 'th']

test.each(languages)(
  'a product page has the texts, images and options of the embedded CMS in %s',
  async (language) => {
    for (const { slug } of source.products.slice(0, 20)) {
      const path = `/products/${slug}?lang=${language}`
      const [ours, theirs] = await Promise.all([
        shop.read(Product, path),
        embedded.read(Product, path),
      ])
      const compared = (product: Product) => ({
        name: product.name,
        type: product.type,
        description: product.description,
        information: product.information,
        composition: product.composition,
        productId: product.productId,
        care: product.careInstruction,
        options: product.options,
        gallery: product.gallery,
        image: product.image,
        models: product.fashionModels,
        title: product.meta.title,
        crumbs: product.meta.breadcrumbs,
        sizeText: product.sizeText,
        look: product.completeTheLook?.products.map(({ name }) => name),
        upsell: product.upsellProducts.map(({ name }) => name),
        images: product.variations.map(({ image, gallery }) => [image?.id, gallery?.length]),
      })
      expect(compared(ours), slug).toEqual(compared(theirs))
    }
  },
)

test('a public response has an ETag, and 304 follows when the requester has it', async () => {
  const first = await fetch(`${adapter}/api/v1/products?limit=2`)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${adapter}/api/v1/products?limit=2`, {
    headers: { 'if-none-match': etag },
  })
  expect([first.status, again.status]).toEqual([200, 304])
})
