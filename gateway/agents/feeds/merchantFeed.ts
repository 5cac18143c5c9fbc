import { createHash } from 'node:crypto'
import { plain } from '../core/plain.ts'
import type { Shop } from '../core/shop.ts'
import { variantId } from '../core/variantIds.ts'
import { type Detail, type Offer, offersOf, variantView } from '../ucp/catalogView.ts'

type Settings = NonNullable<Awaited<ReturnType<typeof settingsOf>>>
type Absolute = (path: string) => string

/** Products that are read at the same time. */
const concurrency = 8
const perPage = 48

const settingsOf = async (shop: Shop) => (await shop.run('AgentSite')).site

/**
 * Writes the feed of Google Merchant Center: every variant with price, stock and images, as RSS 2.0 with the attributes of
 * its product data specification. Reads of unchanged products come from the cache.
 */
export async function writeMerchantFeed(shop: Shop, absolute: Absolute): Promise<string> {
  const site = await settingsOf(shop)
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
  const head = `<title>${escapeXml(name)}</title><link>${escapeXml(absolute('/'))}</link><description>${escapeXml(plain(description) || name)}</description>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n${items.flat().join('\n')}\n</channel></rss>\n`
}

async function slugsOf(shop: Shop): Promise<string[]> {
  const slugs = new Set<string>()
  let after: string | null = null
  do {
    const { listing }: Awaited<ReturnType<typeof readPage>> = await readPage(shop, after)
    for (const { slug } of listing?.nodes ?? []) slugs.add(slug)
    after = listing?.pageInfo.hasNextPage ? listing.pageInfo.endCursor : null
  } while (after)
  return [...slugs]
}

const readPage = (shop: Shop, after: string | null) =>
  shop.run('AgentSearch', { first: perPage, after })

/** The id of a variant in the feed, at most 50 characters: that of UCP unless it is longer. */
export function feedId(offer: Offer): string {
  const id = variantId(offer)
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 20)
  return id.length <= 50 ? id : `${offer.productId.slice(0, 29)}-${hash}`
}

const attributes = [
  ['color', /colou?r|shade/i],
  ['size', /size/i],
  ['material', /material|fabric/i],
  ['pattern', /pattern|print/i],
] as const

function itemsOf(product: Detail, { settings }: Settings, absolute: Absolute): string[] {
  const brand = product.brands.map(({ name }) => plain(name, 70)).join(' × ')
  const images = (product.gallery.length > 0 ? product.gallery : [product.image]).flatMap(
    (image) => (image ? [absolute(image.sizes.large.url)] : []),
  )
  return offersOf(product).map((offer) => {
    const variant = variantView(product, offer, absolute)
    const { price, regularPrice, gtin } = offer
    const isReduced = regularPrice.amount > price.amount
    const chosen = offer.options.flatMap(({ option, value }) => {
      const [name] = attributes.find(([, pattern]) => pattern.test(option)) ?? []
      const label = variant.options?.find(({ id }) => id === value)?.label
      return name ? [[name, label] as const] : []
    })
    return element(
      'item',
      [
        element('g:id', feedId(offer)),
        element('g:item_group_id', offer.options.length > 0 ? product.databaseId.slice(0, 50) : ''),
        element(
          'g:title',
          plain(
            [product.name, ...(variant.options ?? []).map(({ label }) => label)].join(', '),
            150,
          ),
        ),
        element('g:description', plain(product.description, 5000) || plain(product.name)),
        element('g:link', encodeURI(variant.url)),
        element('g:image_link', images[0]),
        ...images.slice(1, 11).map((url) => element('g:additional_image_link', url)),
        element('g:availability', offer.isInStock ? 'in_stock' : 'out_of_stock'),
        element('g:price', amount(isReduced ? regularPrice : price)),
        element('g:sale_price', isReduced ? amount(price) : ''),
        element('g:brand', brand),
        element('g:gtin', gtin),
        element('g:mpn', product.code.slice(0, 70)),
        element('g:condition', 'new'),
        element('g:age_group', 'adult'),
        element(
          'g:product_type',
          product.categories.map(({ name }) => plain(name, 100)).join(' > '),
        ),
        ...chosen.map(([name, label]) => element(`g:${name}`, label)),
        ...(chosen.some(([name]) => name === 'material')
          ? []
          : [element('g:material', plain(product.composition ?? '', 200))]),
        shippingOf(price, settings),
        element(
          'g:return_policy_label',
          settings.returns &&
            `${settings.returns.days}-days-${settings.returns.isFree ? 'free' : 'paid'}`,
        ),
      ].join(''),
      true,
    )
  })
}

function shippingOf(price: Money, { delivery, freeShippingFrom }: Settings['settings']): string {
  if (!delivery) return ''
  const isFree = freeShippingFrom !== null && price.amount >= freeShippingFrom.amount
  const parts = [
    element('g:country', 'TH'),
    element('g:price', amount({ ...delivery.price, amount: isFree ? 0 : delivery.price.amount })),
    element('g:min_transit_time', String(delivery.minDays)),
    element('g:max_transit_time', String(delivery.maxDays)),
  ]
  return element('g:shipping', parts.join(''), true)
}

type Money = Offer['price']
const amount = ({ amount: value, currencyCode }: Money) => `${value.toFixed(2)} ${currencyCode}`

/** An element; empty without a text. */
const element = (name: string, text: string | null | undefined, isMarkup = false) =>
  text ? `<${name}>${isMarkup ? text : escapeXml(text)}</${name}>` : ''

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
