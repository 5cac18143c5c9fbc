import { createHash } from 'node:crypto'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import type { Shop } from '../core/shop.ts'
import { type Detail, type Offer, productOffers, variantView } from '../ucp/catalogView.ts'

type Site = NonNullable<Awaited<ReturnType<typeof siteOf>>>
type Absolute = (path: string) => string
type Money = Offer['price']

/** Products that are read at the same time. */
const concurrency = 8
const perPage = 48

const siteOf = async (shop: Shop) => (await shop.run('AgentSite')).site

/**
 * Writes the feed of Google Merchant Center: every variant with price, stock and images, as RSS 2.0 with the attributes
 * of its product data specification.
 */
export async function writeMerchantFeed(shop: Shop, absolute: Absolute): Promise<string> {
  const site = await siteOf(shop)
  if (!site) throw new Error('The settings of the shop cannot be read.')
  const slugs = await slugsOf(shop)
  const items: string[][] = slugs.map(() => [])
  let next = 0
  const work = async () => {
    for (let index = next++; index < slugs.length; index = next++) {
      const { product } = await shop.run('AgentProduct', { slug: slugs[index] ?? '' })
      if (product) items[index] = itemsOf(product, site, absolute)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const { name, description } = site.info
  const head = elements({
    title: name,
    link: absolute('/'),
    description: plain(description) || name,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n${items.flat().join('\n')}\n</channel></rss>\n`
}

async function slugsOf(shop: Shop): Promise<string[]> {
  const slugs = new Set<string>()
  let after: string | null = null
  let count: number
  do {
    const { listing }: Awaited<ReturnType<typeof readPage>> = await readPage(shop, after)
    count = slugs.size
    for (const { slug } of listing?.nodes ?? []) slugs.add(slug)
    after = listing?.pageInfo.hasNextPage ? listing.pageInfo.endCursor : null
    // A CMS that ignores `page` returns the same products each time.
  } while (after && slugs.size > count)
  return [...slugs]
}

const readPage = (shop: Shop, after: string | null) =>
  shop.run('AgentSearch', { first: perPage, after })

/** The id of a variant in the feed: its UCP id, or a shorter one if that has more than 50 characters. */
function feedId({ id, productId }: Offer): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 20)
  return id.length <= 50 ? id : `${productId.slice(0, 29)}-${hash}`
}

const attributes = [
  ['color', /colou?r|shade/i],
  ['size', /size/i],
  ['material', /material|fabric/i],
  ['pattern', /pattern|print/i],
] as const

function itemsOf(product: Detail, { settings }: Site, absolute: Absolute): string[] {
  const { databaseId, name, gallery, image, description, code, composition } = product
  const images = (gallery.length > 0 ? gallery : [image]).flatMap((item) =>
    item ? [absolute(item.sizes.large.url)] : [],
  )
  const { returns } = settings
  const common = {
    item_group_id: product.variations.length > 0 ? databaseId.slice(0, 50) : '',
    description: plain(description, 5000) || plain(name),
    image_link: images[0],
    additional_image_link: images.slice(1, 11),
    brand: product.brands.map((brand) => plain(brand.name, 70)).join(' × '),
    mpn: code.slice(0, 70),
    condition: 'new',
    age_group: 'adult',
    product_type: product.categories.map((category) => plain(category.name, 100)).join(' > '),
    material: plain(composition ?? '', 200),
    return_policy_label: returns && `${returns.days}-days-${returns.isFree ? 'free' : 'paid'}`,
  }
  const viewOf = variantView(product, absolute)
  return productOffers(product).map((offer) => {
    const { price, regularPrice, gtin, isInStock } = offer
    const { url, options = [] } = viewOf(offer)
    const isReduced = regularPrice.amount > price.amount
    const chosen = offer.options.flatMap(({ option, value }) => {
      const [attribute] = attributes.find(([, pattern]) => pattern.test(option)) ?? []
      return attribute ? [[attribute, options.find(({ id }) => id === value)?.label]] : []
    })
    const fields = elements({
      'g:id': feedId(offer),
      'g:title': plain([name, ...options.map(({ label }) => label)].join(', '), 150),
      'g:link': encodeURI(url),
      'g:availability': isInStock ? 'in_stock' : 'out_of_stock',
      'g:price': amount(isReduced ? regularPrice : price),
      'g:sale_price': isReduced ? amount(price) : '',
      'g:gtin': gtin,
      ...prefixed({ ...common, ...Object.fromEntries(chosen) }),
    })
    return `<item>${fields}${shippingOf(price, settings)}</item>`
  })
}

function shippingOf(price: Money, { delivery, freeShippingFrom }: Site['settings']): string {
  if (!delivery) return ''
  const isFree = freeShippingFrom !== null && price.amount >= freeShippingFrom.amount
  const fields = prefixed({
    country: 'TH',
    price: amount({ ...delivery.price, amount: isFree ? 0 : delivery.price.amount }),
    min_transit_time: String(delivery.minDays),
    max_transit_time: String(delivery.maxDays),
  })
  return `<g:shipping>${elements(fields)}</g:shipping>`
}

const amount = ({ amount: value, currencyCode }: Money) => `${value.toFixed(2)} ${currencyCode}`

type Fields = Record<string, string | string[] | null | undefined>

const prefixed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`g:${name}`, text]))

/** An element for each text that is not empty. */
const elements = (fields: Fields) =>
  Object.entries(fields)
    .flatMap(([name, texts]) =>
      [texts ?? ''].flat().map((text) => text && `<${name}>${escapeHtml(text)}</${name}>`),
    )
    .join('')
