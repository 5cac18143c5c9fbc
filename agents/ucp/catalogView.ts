import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import { minorUnits } from '../core/protocol.ts'
import type { Shop } from '../core/shop.ts'
import type { AgentCardFragment, AgentProductQuery } from '../generated/documents.ts'

export type Card = AgentCardFragment
export type Detail = NonNullable<AgentProductQuery['product']>
type Money = Card['price']
type Absolute = (path: string) => string
/** The chosen value of an option, by the slugs of both. */
export type Choice = { option: string; value: string }

/** A sellable variant of a product. */
export interface Offer {
  /** `Variation.id`, followed by the values that the variation leaves open; the product's `databaseId` if it has none. */
  id: string
  productId: string
  options: Choice[]
  price: Money
  regularPrice: Money
  isInStock: boolean
  stockLeft: number | null
  gtin: string | null
}

export const price = (money: Money) => ({ amount: minorUnits(money), currency: money.currencyCode })

/** The cards of products by the ids of products or offers. */
export async function loadCards(ids: readonly string[], shop: Shop): Promise<Card[]> {
  const productIds = [...new Set(ids.map((id) => id.split('~')[0] ?? ''))]
  const parts = Array.from({ length: Math.ceil(productIds.length / 24) }, (_, index) =>
    shop.run('AgentProducts', { ids: productIds.slice(index * 24, index * 24 + 24) }),
  )
  const cards = (await Promise.all(parts)).flatMap(({ listing }) => listing?.nodes ?? [])
  return [...new Map(cards.map((card) => [card.databaseId, card])).values()]
}

/** Without the name of its type, which inputs do not have. */
const toChoice = ({ option, value }: Choice) => ({ option, value })
const maxVariants = 200

/**
 * The offers of a product, those in stock first, one for each value of an option that a variation leaves open, because
 * a line of a cart has a value for each option.
 */
export function productOffers(product: Card | Detail): Offer[] {
  const { databaseId: productId, options, variations } = product
  const offer = (id: string, chosen: Choice[], sold: Omit<Card['variations'][number], 'id'>) => {
    const { price, regularPrice, stockStatus, stockLeft, gtin } = sold
    const isInStock = stockStatus === 'IN_STOCK'
    return { id, productId, options: chosen, price, regularPrice, isInStock, stockLeft, gtin }
  }
  if (options.length === 0 || variations.length === 0) {
    const gtin = 'gtin' in product ? product.gtin : null
    return [offer(productId, [], { ...product, selectedOptions: [], stockLeft: null, gtin })]
  }
  const offers = variations.flatMap((variation) => {
    const { id, selectedOptions } = variation
    const isOpen = ({ slug }: { slug: string }) =>
      !selectedOptions.some(({ option }) => option === slug)
    const open = options
      .filter(isOpen)
      .reduce<Choice[][]>(
        (all, { slug, values }) =>
          all.flatMap((one) => values.map(({ slug: value }) => [...one, { option: slug, value }])),
        [[]],
      )
    return open.map((rest) => {
      const suffix = rest.map(({ option, value }) => `~${option}=${value}`).join('')
      // Their order is that of the addresses in the structured data of the page.
      return offer(id + suffix, [...selectedOptions.map(toChoice), ...rest], variation)
    })
  })
  // Two variations may both leave open what makes the same offer.
  const isDistinct = offers.length === variations.length
  const seen = new Set<string>()
  const isNew = ({ options: chosen }: Offer) => {
    const pairs = chosen.map(({ option, value }) => `${option}=${value}`)
    return seen.size < seen.add(pairs.sort().join()).size
  }
  return offers
    .filter((offer) => isDistinct || isNew(offer))
    .toSorted((a, b) => Number(b.isInStock) - Number(a.isInStock))
    .slice(0, maxVariants)
}

/** Returns a function that describes the variants of a product as UCP does, with their common parts made once. */
export function variantView(product: Card | Detail, absolute: Absolute) {
  const { databaseId, url } = product
  const name = plain(product.name, 200)
  const page = absolute(url)
  const named = product.options.map((option) => ({
    slug: option.slug,
    name: plain(option.name, 100),
    labels: new Map(option.values.map(({ slug, label }) => [slug, plain(label || slug, 100)])),
  }))
  return (offer: Offer) => {
    const { id, options: chosen, price: current, regularPrice } = offer
    const { isInStock, stockLeft, gtin } = offer
    const options = named.flatMap(({ slug, name, labels }) => {
      const value = chosen.find(({ option }) => option === slug)?.value
      return value ? [{ name, id: value, label: labels.get(value) ?? plain(value, 100) }] : []
    })
    const label = options.map((option) => option.label).join(', ')
    const pairs = chosen.map(({ option, value }) => `${option}:${value}`).join(',')
    return {
      id,
      sku: [databaseId, ...options.map((option) => option.id)].join('-'),
      barcodes: gtin ? [{ type: 'GTIN', value: gtin }] : undefined,
      title: label || name,
      description: { plain: label ? `${name}, ${label}` : name },
      // The page of the product with these options (product.address.option-names).
      url: pairs ? `${page}?variation=${pairs}` : page,
      price: price(current),
      list_price: regularPrice.amount > current.amount ? price(regularPrice) : undefined,
      availability: { available: isInStock, status: isInStock ? 'in_stock' : 'out_of_stock' },
      metadata: stockLeft === null ? undefined : { pieces_left: stockLeft },
      options: options.length > 0 ? options : undefined,
    }
  }
}

function rangeOf(prices: Money[]) {
  const [first] = prices
  if (!first) return { min: undefined, max: undefined }
  const amounts = prices.map(({ amount }) => amount)
  const money = (amount: number) => price({ ...first, amount })
  return { min: money(Math.min(...amounts)), max: money(Math.max(...amounts)) }
}

/** A product as UCP describes it, with its variants in the order of the offers, and undefined for missing fields. */
export function productView(
  product: Card | Detail,
  offers: Offer[],
  absolute: Absolute,
  maxShown = maxVariants,
) {
  const name = plain(product.name, 200)
  const brand = product.brands.map((brand) => plain(brand.name, 100)).join(' × ')
  const images =
    'gallery' in product && product.gallery.length > 0 ? product.gallery : [product.image]
  const media = images.flatMap((image) => {
    if (!image) return []
    const { url, width, height } = image.sizes.large
    return [{ type: 'image', url: absolute(url), alt_text: plain(image.alt, 200), width, height }]
  })
  const about = 'description' in product ? plain(product.description, 1500) : ''
  const categories = 'categories' in product ? product.categories : undefined
  const options = product.options
    .filter(({ values }) => values.length > 0)
    .map((option) => ({
      name: plain(option.name, 100),
      values: option.values.map(({ slug, label }) => ({
        id: slug,
        label: plain(label || slug, 100),
      })),
    }))
  const isReduced = offers.some((offer) => offer.regularPrice.amount > offer.price.amount)
  return {
    id: product.databaseId,
    handle: product.slug,
    title: name,
    description: { plain: about || (brand ? `${name} by ${brand}` : name) },
    url: absolute(product.url),
    categories: categories?.map((category) => ({
      value: plain(category.name, 100),
      taxonomy: 'merchant',
    })),
    price_range: rangeOf(offers.map((offer) => offer.price)),
    list_price_range: isReduced ? rangeOf(offers.map((offer) => offer.regularPrice)) : undefined,
    media: media.length > 0 ? media.slice(0, 8) : undefined,
    options: options.length > 0 ? options : undefined,
    variants: offers.slice(0, maxShown).map(variantView(product, absolute)),
    tags: brand ? [brand] : undefined,
  }
}
export type ProductView = ReturnType<typeof productView>
