import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { type Caller, meta, operation } from '../core/caller.ts'
import { ucpMetadata, ucpResponse } from '../core/protocol.ts'
import { productText } from '../ucp/catalogText.ts'
import {
  type Detail,
  loadCards,
  type Offer,
  productOffers,
  productView,
} from '../ucp/catalogView.ts'
import { narrow } from '../ucp/selection.ts'

/** Models write “Light blue” for the slug `light-blue`. */
const toSlug = (name: string) => name.toLowerCase().replace(/\s+/g, '-')
const slugs = (about: string) =>
  z
    .array(z.string().trim().min(1).max(100).transform(toSlug))
    .max(30)
    .optional()
    .describe(`${about}, by slugs of list_filters. Products match any of them.`)

const minor = z.int().min(0).max(999_999_900).optional()
const filters = z.looseObject({
  categories: slugs('Categories'),
  price: z
    .looseObject({ min: minor, max: minor })
    .optional()
    .describe('In minor units: 10,000 baht are 1000000.'),
  brands: slugs('Brands'),
  collections: slugs('Collections'),
  colors: slugs('Colours'),
  sizes: slugs('Sizes'),
  on_sale: z.boolean().optional().describe('Only reduced products.'),
})
const sorts = {
  default: 'DEFAULT',
  popularity: 'POPULARITY_DESC',
  newest: 'DATE_DESC',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
} as const
const search = z.looseObject({
  query: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('What the product must be: a few words, such as “silk dress”.'),
  filters: filters.optional(),
  sort: z.enum(Object.keys(sorts) as (keyof typeof sorts)[]).optional(),
  pagination: z
    .looseObject({
      cursor: z.string().max(300).optional(),
      limit: z.int().min(1).optional().describe('At most 24.'),
    })
    .optional(),
})
const product = z.looseObject({
  id: z.string(),
  title: z.string(),
  variants: z.array(z.looseObject({ id: z.string() })),
})
const products = z.looseObject({ ...ucpResponse, products: z.array(product) })

const maxListed = 24
const maxVariantsListed = 3

/** Orders offers by how many of their values were searched for, so that the first is the one that was meant. */
function meant(offers: Offer[], values: readonly string[]): Offer[] {
  const matches = ({ options }: Offer) =>
    options.filter(({ value }) => values.includes(value)).length
  return values.length > 0 ? offers.toSorted((a, b) => matches(b) - matches(a)) : offers
}

export const searchCatalog = operation({
  name: 'search_catalog',
  title: 'Search products',
  description:
    'Searches the products of the shop with current prices and stock. Put colour, size, price and category into filters; query needs every word. Use list_filters for the possible values.',
  input: z.looseObject({ meta, catalog: search }),
  output: products,
  hints: { readOnly: true },
  example: {
    catalog: {
      query: 'dress',
      filters: { sizes: ['m'], price: { max: 1_000_000 } },
      pagination: { limit: 3 },
    },
  },
  route: { method: 'POST', path: '/catalog/search', body: 'catalog' },
  capability: 'catalogSearch',
  async run(
    { catalog: { query, filters: given = {}, sort = 'default', pagination = {} } },
    caller,
  ) {
    const { price, on_sale: specialPrice, categories, brands, collections, colors, sizes } = given
    const { listing } = await caller.shop.run('AgentSearch', {
      filter: {
        search: query || null,
        ...{ categories, brands, collections, colors, sizes },
        ...(price?.min !== undefined && { minPrice: Math.ceil(price.min / 100) }),
        ...(price?.max !== undefined && { maxPrice: Math.floor(price.max / 100) }),
        ...(specialPrice && { specialPrice }),
      },
      sort: sorts[sort],
      first: Math.min(pagination.limit ?? 10, maxListed),
      ...(pagination.cursor && { after: pagination.cursor }),
    })
    const { nodes = [], shownColors = [], pageInfo, totalCount = 0 } = listing ?? {}
    // The filter `black` also finds ink: the listing names the colour that it found.
    const colorsOf = Map.groupBy(shownColors, ({ productId }) => productId)
    const views = nodes.map((card) => {
      const shown = colorsOf.get(card.databaseId)?.map((item) => item.selectedOption.value) ?? []
      const offers = meant(productOffers(card), [...shown, ...(sizes ?? [])])
      return productView(card, offers, caller.absolute, maxVariantsListed)
    })
    const next = pageInfo?.hasNextPage ? pageInfo.endCursor : null
    const advice =
      totalCount === 0
        ? 'No product matches. Leave out words of the query or filters; list_filters has the possible values.'
        : `${totalCount} products match${next ? `; the next page has the cursor ${next}` : ''}.`
    const page = { has_next_page: Boolean(next), ...(next && { cursor: next }) }
    return {
      body: {
        ucp: ucpMetadata(['catalogSearch', 'catalogLookup'], caller.isActive),
        products: views,
        pagination: { ...page, total_count: totalCount },
        ...(totalCount === 0 && { messages: [{ type: 'info', content: advice }] }),
      },
      text: [advice, ...views.map((item) => productText(item))].join('\n\n'),
    }
  },
})

const id = z.string().min(1).max(300)
const unknown = (name: string) => `“${name.replace(/[^\w;=~%.-]/g, '?')}”. Search for it again.`

export const lookupCatalog = operation({
  name: 'lookup_catalog',
  title: 'Look up products',
  description:
    'Reads products again by ids of products or variants, with current prices and stock.',
  input: z.looseObject({ meta, catalog: z.looseObject({ ids: z.array(id).min(1).max(100) }) }),
  output: products,
  hints: { readOnly: true },
  example: { catalog: { ids: ['1012'] } },
  route: { method: 'POST', path: '/catalog/lookup', body: 'catalog' },
  capability: 'catalogLookup',
  async run({ catalog }, { shop, absolute, isActive }) {
    const ids = new Set(catalog.ids)
    const views = (await loadCards(catalog.ids, shop)).flatMap((card) => {
      const all = productOffers(card)
      const isWhole = ids.has(card.databaseId)
      const view = productView(
        card,
        isWhole ? all : all.filter((offer) => ids.has(offer.id)),
        absolute,
      )
      const variants = view.variants.map((variant, index) => {
        const match = index === 0 ? 'featured' : 'product'
        const inputs = [
          ...(ids.has(variant.id) ? [{ id: variant.id, match: 'exact' }] : []),
          ...(isWhole && variant.id !== card.databaseId ? [{ id: card.databaseId, match }] : []),
        ]
        return { ...variant, inputs }
      })
      return variants.length > 0 ? [{ ...view, variants }] : []
    })
    for (const { variants } of views)
      for (const { inputs } of variants) for (const input of inputs) ids.delete(input.id)
    const messages = [...ids].map((id) => ({
      type: 'info',
      code: 'not_found',
      content: `There is no product or variant ${unknown(id)}`,
    }))
    const texts = [
      ...messages.map(({ content }) => content),
      ...views.map((item) => productText(item)),
    ]
    return {
      body: {
        ucp: ucpMetadata(['catalogLookup'], isActive),
        products: views,
        ...(messages.length > 0 && { messages }),
      },
      text: texts.join('\n\n'),
    }
  },
})

const selected = z.looseObject({
  name: z.string().max(100),
  id: z.string().max(100).optional(),
  label: z.string().max(100),
})

export const getProduct = operation({
  name: 'get_product',
  title: 'Show a product',
  description:
    'Shows one product with its description, materials, care, size guide, and the price and stock of each variant. Pass selected options to see which values go with them.',
  input: z.looseObject({
    meta,
    catalog: z.looseObject({
      id,
      selected: z.array(selected).max(10).optional(),
      preferences: z.array(z.string().max(100)).max(10).optional(),
    }),
  }),
  output: z.looseObject({ ...ucpResponse, product: product.optional() }),
  hints: { readOnly: true },
  example: { catalog: { id: '1012' } },
  route: { method: 'POST', path: '/catalog/product', body: 'catalog' },
  capability: 'catalogLookup',
  async run({ catalog }, caller) {
    const [card] = await loadCards([catalog.id], caller.shop)
    const product = card && (await caller.shop.run('AgentProduct', { slug: card.slug })).product
    if (!product) {
      const message = `There is no product ${unknown(catalog.id)}`
      throw new AgentError('product_not_found', message, { severity: 'unrecoverable' })
    }
    const { offers, options, selected: chosen } = narrow(product, productOffers(product), catalog)
    const body = {
      ...productView(product, offers, caller.absolute),
      ...(options.length > 0 && { options, selected: chosen }),
      metadata: aboutOf(product, caller),
    }
    return {
      body: { ucp: ucpMetadata(['catalogLookup'], caller.isActive), product: body },
      text: productText(body, 30),
    }
  },
})

/** The texts on the page of a product beside its description. */
function aboutOf(product: Detail, { absolute }: Caller) {
  const { composition, code, careInstructions, sizeText, sizeGuideImage, fashionModels } = product
  const care = careInstructions.map(({ title, precautions }) => [title, ...precautions].join(': '))
  const models = fashionModels.map(
    ({ name, height, bust, waist, hips, size }) =>
      `${name} is ${height} cm tall (bust ${bust}, waist ${waist}, hips ${hips}) and wears ${size}`,
  )
  const texts = {
    composition,
    code,
    fit: sizeText,
    care: care.join('; '),
    models: models.join('; '),
  }
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => (text ? [[name, plain(text)]] : [])),
    ),
    ...(sizeGuideImage && { size_guide: absolute(sizeGuideImage.sizes.large.url) }),
  }
}
