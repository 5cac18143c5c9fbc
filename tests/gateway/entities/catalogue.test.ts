import { listingLookBooks, terms } from '@vitrine/cms/database/schema/catalog.ts'
import {
  FashionModel,
  Filter,
  Listing,
  ListingLookBook,
  Option,
  Product,
  ProductType,
  StockStatus,
  Swatch,
  Variation,
} from '@vitrine/contract/catalog.ts'
import { Breadcrumb, Image, Pagination } from '@vitrine/contract/common.ts'
import { plain } from '@vitrine/gateway/scalars/plain.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { type EntityShop, imageFields, startEntityShop } from '#tests/support/gateway/entityShop.ts'
import {
  expectFields,
  flag,
  list,
  money,
  number,
  object,
  text,
} from '#tests/support/gateway/expectFields.ts'

/** A dress with every optional field, one on sale, a simple one, and those with the other kinds of swatches. */
const slugs = [
  ...['silk-slip-dress', 'camp-collar-shirt', 'pearl-drop-earrings', 'halter-jumpsuit'],
  ...['commuter-shirt-dress', 'brushstroke-day-dress'],
]

const productQuery = `query ($slug: String!) { product(slug: $slug) {
  id name url type image { id } secondImage { id } packshotImage { id } gallery { id }
  price { amount currencyCode } regularPrice { amount currencyCode } salePrice { amount currencyCode } isNew stockStatus description information composition code
  brands { slug } collections { slug } careInstructions { title icon precautions }
  sizeGuideImage { id } sizeText
  fashionModels { name image { id } height bust waist hips size }
  completeTheLook { products { id } gallery { id } } upsellProducts { id }
  meta { title description breadcrumbs { id text url } }
  options { slug name values { slug label type isAvailable enableTooltip
    ... on ColorValue { color } ... on TwoColorValue { colors } ... on ImageValue { imageUrl } } }
  variations { selectedOptions { option value } image { id } secondImage { id } gallery { id }
    price { amount currencyCode } regularPrice { amount currencyCode } salePrice { amount currencyCode } stockStatus stockLeft stores { slug stockLeft } url }
} }`

interface ReadProduct extends Record<string, unknown> {
  type: string
  stockStatus: string
  code: string
  options: { values: { type: string }[] }[]
  variations: { selectedOptions: { option: string; value: string }[] }[]
  fashionModels: object[]
  meta: { breadcrumbs: object[] }
}
interface ReadListing extends Record<string, unknown> {
  filters: { slug: string; terms: Record<string, unknown>[] }[]
  lookBooks: object[]
  featuredType: string
}

let shop: EntityShop
let sent: Product[]
let read: ReadProduct[]
let sentListings: Listing[]
let readListings: ReadListing[]

const listingQuery = `query ($filter: ListingFilter) { listing(filter: $filter) {
  nodes { id } pageCount totalCount
  filters { slug title terms { id slug name parent color colors } }
  lookBooks { id gallery { id } title link { url isNewTab } }
  featuredImage { id } featuredImageMobile { id } featuredType featuredVideo content
} }`

beforeAll(async () => {
  shop = await startEntityShop()
  const image = (await shop.get('/products/silk-slip-dress'))['image']
  const look = { featuredImage: image, featuredImageMobile: image, featuredType: 'image' as const }
  const film = { featuredType: 'video' as const, featuredVideo: '/media/film.mp4' }
  const set = (slug: string, attributes: object) =>
    shop.cms.cms.database.update(terms).set({ attributes }).where(eq(terms.slug, slug))
  await set('dresses', { ...look, content: '<p>Dresses</p>' })
  await set('tops', film)
  // The project's tiles open no new tab.
  const [tile] = await shop.cms.cms.database.select().from(listingLookBooks)
  if (!tile) throw new Error('The project has no look books')
  const body = { ...tile.body, link: { ...tile.body.link, target: '_blank' } }
  await shop.cms.cms.database
    .update(listingLookBooks)
    .set({ body })
    .where(eq(listingLookBooks.id, tile.id))
  sent = await Promise.all(slugs.map((slug) => shop.get(`/products/${slug}`)))
  read = await Promise.all(
    slugs.map(async (slug) => {
      const { product } = await shop.query<{ product: ReadProduct }>(productQuery, { slug })
      return product
    }),
  )
  sentListings = await Promise.all(
    ['', '?categories=dresses', '?categories=tops'].map((search) => shop.get(`/products${search}`)),
  )
  readListings = await Promise.all(
    [{}, { categories: ['dresses'] }, { categories: ['tops'] }].map(async (filter) => {
      const { listing } = await shop.query<{ listing: ReadListing }>(listingQuery, { filter })
      return listing
    }),
  )
})
afterAll(() => shop.close())

/** The prices of a product and of a variation. */
const prices = (price: unknown) => ({ price, regularPrice: price, salePrice: price })

test('a product has its fields', () => {
  covers('entities.product.fields')

  const fields = {
    id: text,
    name: text,
    url: text,
    type: text,
    image: object,
    secondImage: object,
    packshotImage: object,
    gallery: list,
    stockStatus: text,
    options: list,
    variations: list,
    description: text,
    information: text,
    composition: text,
    brands: list,
    collections: list,
    sizeGuideImage: object,
    sizeText: text,
    fashionModels: list,
    completeTheLook: { products: list, gallery: list },
    upsellProducts: list,
    meta: { title: text, breadcrumbs: list },
  }
  const care = expect.arrayContaining([{ title: text, icon: text, precautions: list }])
  expectFields(
    { sent, contract: Product, read },
    { ...fields, ...prices(number), isNewArrival: flag, productId: text, careInstruction: care },
    { ...fields, ...prices(money), isNew: flag, code: text, careInstructions: care },
  )
})

test('search engines get the beginning of a description that has none for them', () => {
  const texts = (products: object[]) =>
    products.map((each) => (each as { meta: { description?: string | null } }).meta.description)
  expect(texts(sent).filter(Boolean)).toEqual([])
  for (const [index, description] of texts(read).entries()) {
    const whole = plain(sent[index]?.description ?? '', 10_000)
    expect(description?.length).toBeLessThanOrEqual(160)
    expect(whole.startsWith(description?.replace('…', '') ?? '-')).toBe(true)
  }
})

test('a product is simple or variable, and in or out of stock', () => {
  covers('entities.product.type', 'entities.product.stock-status')

  const valuesOf = (products: { type: string; stockStatus: string }[]) => [
    [...new Set(products.map(({ type }) => type))].toSorted(),
    [...new Set(products.map(({ stockStatus }) => stockStatus))].toSorted(),
  ]
  expect(valuesOf(sent)).toEqual([
    ['simple', 'variable'],
    ['instock', 'outofstock'],
  ])
  expect(valuesOf(read)).toEqual([
    ['SIMPLE', 'VARIABLE'],
    ['IN_STOCK', 'OUT_OF_STOCK'],
  ])
  expect([ProductType.options, StockStatus.options]).toEqual([
    ['simple', 'variable'],
    ['instock', 'outofstock'],
  ])
})

test('the productId of a product is its code', () => {
  covers('entities.product.code')

  expect([sent[0]?.productId, read[0]?.code]).toEqual(['AV-D101', 'AV-D101'])
})

test('a breadcrumb has its fields', () => {
  covers('entities.breadcrumb.fields')

  expectFields(
    {
      sent: sent.flatMap(({ meta }) => meta.breadcrumbs ?? []),
      contract: Breadcrumb,
      read: read.flatMap(({ meta }) => meta.breadcrumbs),
    },
    { id: text, text: text, url: text },
  )
})

test('an image has its fields', async () => {
  covers('entities.image.fields')

  const { product } = await shop.query<{ product: { image: object } }>(
    `{ product(slug: "silk-slip-dress") { image ${imageFields} } }`,
  )
  const size = { url: text, width: number, height: number }
  expectFields(
    { sent: [sent[0]?.image], contract: Image, read: [product.image] },
    {
      id: text,
      name: text,
      alt: text,
      url: text,
      srcset: text,
      sizes: { thumbnail: size, medium: size, large: size, full: size },
    },
  )
})

test('an option has its fields', () => {
  covers('entities.option.fields')

  expectFields(
    {
      sent: sent.flatMap(({ options }) => options),
      contract: Option,
      read: read.flatMap(({ options }) => options),
    },
    { slug: text, name: text, swatches: list },
    { slug: text, name: text, values: list },
  )
})

const swatches = () => ({
  sent: sent.flatMap(({ options }) => options).flatMap((option) => option.swatches),
  read: read.flatMap(({ options }) => options).flatMap((option) => option.values),
})

test('a swatch has its fields', () => {
  covers('entities.swatch.fields')

  expectFields(
    { ...swatches(), contract: Swatch },
    { slug: text, label: text, type: text, isAvailable: flag, enableTooltip: flag },
  )
})

test('a swatch is a colour, two colours, an image or a text', () => {
  covers('entities.swatch.types')

  const kinds = [
    ['colour-swatch', 'COLOR', { color: text }],
    ['duo-colour-swatch', 'TWO_COLORS', { colors: [text, text] }],
    ['image-swatch', 'IMAGE', { imageUrl: text }],
    ['text-swatch', 'TEXT', {}],
  ] as const
  for (const [type, schemaType, fields] of kinds)
    expectFields(
      {
        sent: swatches().sent.filter((swatch) => swatch.type === type),
        contract: Swatch,
        read: swatches().read.filter((swatch) => swatch.type === schemaType),
      },
      { ...fields, type },
      { ...fields, type: schemaType },
    )
  expect(new Set(swatches().sent.map(({ type }) => type)).size).toBe(kinds.length)
  const swatch = { slug: 'a', label: 'A', isAvailable: true, enableTooltip: true }
  expect(Swatch.safeParse({ ...swatch, type: 'fabric-swatch' }).success).toBe(false)
})

test('a variation has its fields, and its terms by option and swatch', () => {
  covers('entities.variation.fields', 'entities.variation.terms')

  const fields = {
    image: object,
    secondImage: object,
    gallery: list,
    stockStatus: text,
    stockLeft: number,
    stores: list,
    url: text,
  }
  expectFields(
    {
      sent: sent.flatMap(({ variations }) => variations),
      contract: Variation,
      read: read.flatMap(({ variations }) => variations),
    },
    { ...fields, ...prices(number), terms: { colour: text, size: text } },
    { ...fields, ...prices(money), selectedOptions: list },
  )
  for (const [index, { options, variations }] of sent.entries())
    for (const [position, { terms: chosen }] of variations.entries()) {
      const names = Object.keys(chosen)
      expect(names.toSorted()).toEqual(options.map(({ slug }) => slug).toSorted())
      for (const { slug, swatches: offered } of options)
        expect(offered.map((swatch) => swatch.slug)).toContain(chosen[slug])
      const readTerms = read[index]?.variations[position]?.selectedOptions ?? []
      expect(readTerms.map(({ option }) => option)).toEqual(options.map(({ slug }) => slug))
      expect(Object.fromEntries(readTerms.map(({ option, value }) => [option, value]))).toEqual(
        chosen,
      )
    }
})

test('a fashion model has its fields', () => {
  covers('entities.fashion-model.fields')

  expectFields(
    {
      sent: sent.flatMap(({ fashionModels }) => fashionModels),
      contract: FashionModel,
      read: read.flatMap(({ fashionModels }) => fashionModels),
    },
    {
      name: text,
      image: object,
      height: number,
      bust: number,
      waist: number,
      hips: number,
      size: text,
    },
  )
  // In centimetres: of a person.
  for (const { height } of sent.flatMap(({ fashionModels }) => fashionModels))
    expect(height).toBeGreaterThan(140)
})

test('a listing has its fields', () => {
  covers('entities.listing.fields')

  const fields = {
    filters: list,
    lookBooks: list,
    featuredImage: object,
    featuredImageMobile: object,
    featuredType: text,
    featuredVideo: text,
    content: text,
  }
  expectFields(
    { sent: sentListings, contract: Listing, read: readListings },
    {
      ...fields,
      data: list,
      pagination: { limit: 12, page: 1, pageCount: number, total: number },
    },
    { ...fields, nodes: list, pageCount: number, totalCount: number },
  )
  expect(Object.keys(Pagination.shape).toSorted()).toEqual(['limit', 'page', 'pageCount', 'total'])
})

test('the featured type of a listing is image or video', () => {
  covers('entities.listing.featured-type')

  expect(sentListings.map(({ featuredType }) => featuredType)).toEqual([null, 'image', 'video'])
  expect(readListings.map(({ featuredType }) => featuredType)).toEqual([null, 'IMAGE', 'VIDEO'])
  const accepts = (featuredType: string) =>
    Listing.shape.featuredType.safeParse(featuredType).success
  expect(['image', 'video', 'audio'].map(accepts)).toEqual([true, true, false])
})

const readFilters = (slug = /./) =>
  readListings.flatMap(({ filters }) => filters).filter((filter) => slug.test(filter.slug))
const sentFilters = (slug = /./) =>
  sentListings.flatMap(({ filters }) => filters).filter((filter) => slug.test(filter.slug))

test('a filter has its fields, and so have its terms', () => {
  covers('entities.filter.fields')

  expectFields(
    { sent: sentFilters(), contract: Filter, read: readFilters() },
    { slug: text, title: text, terms: list },
  )
  expectFields(
    {
      sent: sentFilters().flatMap((filter) => filter.terms),
      contract: Filter.shape.terms.element,
      read: readFilters().flatMap((filter) => filter.terms),
    },
    { id: text, slug: text, name: text },
  )
})

test('a term of a subcategory names its parent, and one of a colour its colours', () => {
  covers('entities.filter.term-color', 'entities.filter.term-parent')

  const termOf = (filters: { terms: object[] }[], slug: string) =>
    filters.flatMap((filter) => filter.terms).find((term) => 'slug' in term && term.slug === slug)
  const evening = { slug: 'evening', parent: 'dresses' }
  expect(termOf(sentFilters(/categories/), 'evening')).toMatchObject(evening)
  expect(termOf(readFilters(/CATEGORIES/), 'evening')).toMatchObject(evening)
  const black = { color: '#242326', colors: null }
  expect(termOf(sentFilters(/colors/), 'black')).toMatchObject(black)
  expect(termOf(readFilters(/COLORS/), 'black')).toMatchObject(black)
  const metallic = { color: null, colors: ['#d6b069', '#c4c7ca'] }
  expect(termOf(sentFilters(/colors/), 'metallic')).toMatchObject(metallic)
  expect(termOf(readFilters(/COLORS/), 'metallic')).toMatchObject(metallic)
  expectFields(
    {
      sent: sentFilters(/categories|colors/).flatMap((filter) => filter.terms),
      contract: Filter.shape.terms.element,
      read: readFilters(/CATEGORIES|COLORS/).flatMap((filter) => filter.terms),
    },
    { parent: text, color: text, colors: [text, text] },
  )
})

test('a look book of a listing has its fields', () => {
  covers('entities.listing-look-book.fields')

  const fields = { id: text, gallery: list, title: text }
  expectFields(
    {
      sent: sentListings.flatMap(({ lookBooks }) => lookBooks),
      contract: ListingLookBook,
      read: readListings.flatMap(({ lookBooks }) => lookBooks),
    },
    { ...fields, link: { url: text, target: text } },
    { ...fields, link: { url: text, isNewTab: flag } },
  )
})
