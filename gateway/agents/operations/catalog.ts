import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { type Caller, meta, operation } from '../core/operation.ts'
import { plain } from '../core/plain.ts'
import { ucpMetadata, ucpResponse } from '../core/protocol.ts'
import { readVariantId, variantId } from '../core/variantIds.ts'
import { productText } from '../ucp/catalogText.ts'
import { type Offer, offersOf, productView } from '../ucp/catalogView.ts'
import { narrow } from '../ucp/selection.ts'

const slugs = (about: string) =>
  z
    .array(z.string().trim().min(1).max(100).transform(toSlug))
    .max(30)
    .optional()
    .describe(`${about}, by slugs of list_filters. Products match any of them.`)

/** Models write “Light blue” for the slug `light-blue`. */
function toSlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-')
}

const minor = z.int().min(0).max(999_999_900)
const filters = z.looseObject({
  categories: slugs('Categories'),
  price: z
    .looseObject({ min: minor.optional(), max: minor.optional() })
    .optional()
    .describe('In minor units: 10,000 baht are 1000000.'),
  brands: slugs('Brands'),
  collections: slugs('Collections'),
  colors: slugs('Colours'),
  sizes: slugs('Sizes'),
  on_sale: z.boolean().optional().describe('Only reduced products.'),
})

const product = z.looseObject({
  id: z.string(),
  title: z.string(),
  variants: z.array(z.looseObject({ id: z.string() })),
})
const search = z.looseObject({
  query: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('What the product must be: a few words, such as “silk dress”.'),
  filters: filters.optional(),
  sort: z.enum(['default', 'popularity', 'newest', 'price_asc', 'price_desc']).optional(),
  pagination: z
    .looseObject({
      cursor: z.string().max(300).optional(),
      limit: z.int().min(1).optional().describe('At most 24.'),
    })
    .optional(),
})
const sorts = {
  default: 'DEFAULT',
  popularity: 'POPULARITY_DESC',
  newest: 'DATE_DESC',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
} as const

const maxListed = 24
const maxVariantsListed = 6

/** Orders variants by how many of their values were searched for, so that the first is the one that was meant. */
function meant(offers: Offer[], values: readonly string[]): Offer[] {
  const matches = ({ options }: Offer) =>
    options.filter(({ value }) => values.includes(value)).length
  return offers.toSorted((a, b) => matches(b) - matches(a))
}

export const searchCatalog = operation({
  name: 'search_catalog',
  title: 'Search products',
  description:
    'Searches the products of the shop with current prices and stock. Put colour, size, price and category into filters; query needs every word. Use list_filters for the possible values.',
  input: z.looseObject({ meta, catalog: search }),
  output: z.looseObject({ ...ucpResponse, products: z.array(product) }),
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
    const first = Math.min(pagination.limit ?? 10, maxListed)
    const { listing } = await caller.shop.run('AgentSearch', {
      filter: {
        search: query || null,
        categories,
        brands,
        collections,
        colors,
        sizes,
        ...(price?.min !== undefined && { minPrice: Math.ceil(price.min / 100) }),
        ...(price?.max !== undefined && { maxPrice: Math.floor(price.max / 100) }),
        ...(specialPrice && { specialPrice }),
      },
      sort: sorts[sort],
      first,
      ...(pagination.cursor && { after: pagination.cursor }),
    })
    const { nodes = [], shownColors = [], pageInfo, totalCount = 0 } = listing ?? {}
    const products = nodes.map((card) => {
      // The filter `black` also finds ink: the listing names the colour that it found.
      const shown = shownColors.filter(({ productId }) => productId === card.databaseId)
      const values = [...shown.map((each) => each.selectedOption.value), ...(sizes ?? [])]
      return productView(card, meant(offersOf(card), values), caller.absolute, maxVariantsListed)
    })
    const next = pageInfo?.hasNextPage ? pageInfo.endCursor : null
    const advice =
      totalCount === 0
        ? 'No product matches. Leave out words of the query or filters; list_filters has the possible values.'
        : `${totalCount} products match${next ? `; the next page has the cursor ${next}` : ''}.`
    return {
      body: {
        ucp: ucpMetadata(['catalogSearch', 'catalogLookup'], caller.isActive),
        products,
        pagination: {
          has_next_page: Boolean(next),
          ...(next && { cursor: next }),
          total_count: totalCount,
        },
        ...(totalCount === 0 && { messages: [{ type: 'info', content: advice }] }),
      },
      text: [advice, ...products.map((each) => productText(each))].join('\n\n'),
    }
  },
})

/** The cards of products by the ids of products or variants. */
async function cardsOf(ids: readonly string[], { shop }: Caller) {
  const products = [...new Set(ids.flatMap((id) => readVariantId(id)?.productId ?? []))]
  const parts = Array.from({ length: Math.ceil(products.length / 24) }, (_, index) =>
    products.slice(index * 24, index * 24 + 24),
  )
  const found = await Promise.all(parts.map((part) => shop.run('AgentProducts', { ids: part })))
  return found.flatMap((each) => each.products ?? [])
}

const id = z.string().min(1).max(300)

export const lookupCatalog = operation({
  name: 'lookup_catalog',
  title: 'Look up products',
  description:
    'Reads products again by ids of products or variants, with current prices and stock.',
  input: z.looseObject({ meta, catalog: z.looseObject({ ids: z.array(id).min(1).max(100) }) }),
  output: z.looseObject({ ...ucpResponse, products: z.array(product) }),
  hints: { readOnly: true },
  example: { catalog: { ids: ['1'] } },
  route: { method: 'POST', path: '/catalog/lookup', body: 'catalog' },
  capability: 'catalogLookup',
  async run({ catalog: { ids } }, caller) {
    const cards = await cardsOf(ids, caller)
    const products = cards.flatMap((card) => {
      const offers = offersOf(card).flatMap((offer, index) => {
        const variant = variantId(offer)
        const inputs = ids.flatMap((each) =>
          each === variant
            ? [{ id: each, match: 'exact' }]
            : each === card.databaseId
              ? [{ id: each, match: index === 0 ? 'featured' : 'product' }]
              : [],
        )
        return inputs.length > 0 ? [{ offer, inputs }] : []
      })
      if (offers.length === 0) return []
      const view = productView(
        card,
        offers.map(({ offer }) => offer),
        caller.absolute,
      )
      const variants = view.variants.map((variant) => ({
        ...variant,
        inputs: offers.find(({ offer }) => variantId(offer) === variant.id)?.inputs,
      }))
      return [{ ...view, variants }]
    })
    const found = new Set(
      products.flatMap(({ variants }) =>
        variants.flatMap(({ inputs }) => inputs?.map((each) => each.id) ?? []),
      ),
    )
    const messages = ids
      .filter((each) => !found.has(each))
      .map((each) => ({
        type: 'info',
        code: 'not_found',
        content: `There is no product or variant “${plainId(each)}”. Search for it again.`,
      }))
    return {
      body: {
        ucp: ucpMetadata(['catalogLookup'], caller.isActive),
        products,
        ...(messages.length > 0 && { messages }),
      },
      text: [
        ...messages.map(({ content }) => content),
        ...products.map((each) => productText(each)),
      ].join('\n\n'),
    }
  },
})

const plainId = (text: string) => text.replace(/[^\w;=%.-]/g, '?')

export const getProduct = operation({
  name: 'get_product',
  title: 'Show a product',
  description:
    'Shows one product with its description, materials, care, size guide, and the price and stock of each variant. Pass selected options to see which values go with them.',
  input: z.looseObject({
    meta,
    catalog: z.looseObject({
      id,
      selected: z
        .array(
          z.looseObject({
            name: z.string().max(100),
            id: z.string().max(100).optional(),
            label: z.string().max(100),
          }),
        )
        .max(10)
        .optional(),
      preferences: z.array(z.string().max(100)).max(10).optional(),
    }),
  }),
  output: z.looseObject({ ...ucpResponse, product: product.optional() }),
  hints: { readOnly: true },
  example: { catalog: { id: '1' } },
  route: { method: 'POST', path: '/catalog/product', body: 'catalog' },
  capability: 'catalogLookup',
  async run({ catalog }, caller) {
    const [card] = await cardsOf([catalog.id], caller)
    const found = card && (await caller.shop.run('AgentProduct', { slug: card.slug })).product
    if (!found)
      throw new AgentError(
        'product_not_found',
        `There is no product “${plainId(catalog.id)}”. Search for it again.`,
        {
          severity: 'unrecoverable',
        },
      )
    const { offers, options, selected } = narrow(found, offersOf(found), catalog)
    const view = productView(found, offers, caller.absolute)
    const body = {
      ...view,
      ...(options.length > 0 && { options, selected }),
      metadata: aboutOf(found, caller),
    }
    return {
      body: { ucp: ucpMetadata(['catalogLookup'], caller.isActive), product: body },
      text: productText(body, 30),
    }
  },
})

type Found = Parameters<typeof narrow>[0]

/** The texts on the page of a product beside its description. */
function aboutOf(
  { composition, code, careInstructions, sizeText, sizeGuideImage, fashionModels }: Found,
  { absolute }: Caller,
) {
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
