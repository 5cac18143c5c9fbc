import type { AgentCardFragment, AgentProductQuery } from '../../generated/agentDocuments.ts'
import { plain } from '../core/plain.ts'
import { minorUnits } from '../core/protocol.ts'
import { type Variant, variantId } from '../core/variantIds.ts'

export type Card = AgentCardFragment
export type Detail = NonNullable<AgentProductQuery['product']>
type Money = Card['price']
type Absolute = (path: string) => string

export const price = (money: Money) => ({ amount: minorUnits(money), currency: money.currencyCode })

const media = (image: NonNullable<Card['image']>, absolute: Absolute) => {
  const { url, width, height } = image.sizes.large
  return { type: 'image', url: absolute(url), alt_text: plain(image.alt, 200), width, height }
}

/** The path of a product's page with chosen options (product.address.option-names). */
function chosenPath(url: string, options: Variant['options']): string {
  const pairs = options.map(({ option, value }) => `${option}:${value}`)
  return pairs.length > 0 ? `${url}?variation=${pairs.join(',')}` : url
}

const maxVariants = 200

/** One sellable combination of option values. */
export interface Offer extends Variant {
  price: Money
  regularPrice: Money
  isInStock: boolean
  stockLeft: number | null
  gtin: string | null
}

/**
 * The sellable combinations of a product, those in stock first. A line of a cart has a value for each option, so a variation
 * that leaves an option open becomes one combination for each of its values.
 */
export function offersOf(product: Card | Detail): Offer[] {
  const { databaseId: productId, options, variations } = product
  if (options.length === 0 || variations.length === 0) {
    const { price, regularPrice, stockStatus } = product
    const gtin = 'gtin' in product ? product.gtin : null
    const isInStock = stockStatus === 'IN_STOCK'
    return [{ productId, options: [], price, regularPrice, isInStock, stockLeft: null, gtin }]
  }
  const seen = new Set<string>()
  return variations
    .flatMap(({ selectedOptions, price, regularPrice, stockStatus, stockLeft, gtin }) => {
      const open = options.filter(
        ({ slug }) => !selectedOptions.some((each) => each.option === slug),
      )
      const combinations = open.reduce<Variant['options'][]>(
        (all, { slug, values }) =>
          all.flatMap((one) => values.map(({ slug: value }) => [...one, { option: slug, value }])),
        // Their order is that of the addresses in the structured data of the page.
        [selectedOptions.map(({ option, value }) => ({ option, value }))],
      )
      const isInStock = stockStatus === 'IN_STOCK'
      return combinations.map((chosen) => ({
        productId,
        options: chosen,
        price,
        regularPrice,
        isInStock,
        stockLeft,
        gtin,
      }))
    })
    .filter((offer) => {
      const id = variantId(offer)
      return !seen.has(id) && seen.add(id)
    })
    .toSorted((a, b) => Number(b.isInStock) - Number(a.isInStock))
    .slice(0, maxVariants)
}

/** The chosen options in the order of the product's, with the names that people read. */
const named = (product: Card | Detail, chosen: Variant['options']) =>
  product.options.flatMap((known) => {
    const { option, value } = chosen.find((each) => each.option === known.slug) ?? {}
    if (!option || !value) return []
    const label = known.values.find(({ slug }) => slug === value)?.label
    return { name: plain(known.name, 100), id: value, label: plain(label || value, 100) }
  })

/** A variant as UCP describes it. */
export function variantView(product: Card | Detail, offer: Offer, absolute: Absolute) {
  const options = named(product, offer.options)
  const label = options.map((each) => each.label).join(', ')
  return {
    id: variantId(offer),
    sku: [product.databaseId, ...options.map(({ id }) => id)].join('-'),
    ...(offer.gtin && { barcodes: [{ type: 'GTIN', value: offer.gtin }] }),
    title: label || plain(product.name, 200),
    description: { plain: [plain(product.name, 200), label].filter(Boolean).join(', ') },
    url: absolute(chosenPath(product.url, offer.options)),
    price: price(offer.price),
    ...(offer.regularPrice.amount > offer.price.amount && {
      list_price: price(offer.regularPrice),
    }),
    availability: {
      available: offer.isInStock,
      status: offer.isInStock ? 'in_stock' : 'out_of_stock',
    },
    ...(offer.stockLeft !== null && { metadata: { pieces_left: offer.stockLeft } }),
    ...(options.length > 0 && { options }),
  }
}

const rangeOf = (prices: ReturnType<typeof price>[]) => {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount)
  return { min: sorted[0], max: sorted.at(-1) }
}

/** A product as UCP describes it, with its variants in the order of the offers. */
export function productView(
  product: Card | Detail,
  offers: Offer[],
  absolute: Absolute,
  maxShown = maxVariants,
) {
  const brand = product.brands.map(({ name }) => plain(name, 100)).join(' × ')
  const isReduced = offers.some((offer) => offer.regularPrice.amount > offer.price.amount)
  const images =
    'gallery' in product && product.gallery.length > 0 ? product.gallery : [product.image]
  const shown = images.flatMap((image) => (image ? [media(image, absolute)] : []))
  const about = 'description' in product ? plain(product.description, 1500) : ''
  return {
    id: product.databaseId,
    handle: product.slug,
    title: plain(product.name, 200),
    description: { plain: about || [plain(product.name, 200), brand].filter(Boolean).join(' by ') },
    url: absolute(product.url),
    ...('categories' in product && {
      categories: product.categories.map(({ name }) => ({
        value: plain(name, 100),
        taxonomy: 'merchant',
      })),
    }),
    price_range: rangeOf(offers.map((offer) => price(offer.price))),
    ...(isReduced && {
      list_price_range: rangeOf(offers.map((offer) => price(offer.regularPrice))),
    }),
    ...(shown.length > 0 && { media: shown.slice(0, 8) }),
    ...(product.options.length > 0 && {
      options: product.options
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => ({
          name: plain(name, 100),
          values: values.map(({ slug, label }) => ({ id: slug, label: plain(label || slug, 100) })),
        })),
    }),
    variants: offers.slice(0, maxShown).map((offer) => variantView(product, offer, absolute)),
    ...(brand && { tags: [brand] }),
  }
}
export type ProductView = ReturnType<typeof productView>
