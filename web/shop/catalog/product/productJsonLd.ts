import { writeChosen } from '#web/lib/chosenUrl.ts'
import type { Money } from '#web/lib/price.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { brandName } from '../card/productAnalytics.ts'
import type { PoliciesQuery, ProductFieldsFragment } from './product.generated.ts'
import { termsByOption } from './sellable.ts'

type Settings = Pick<
  NonNullable<PoliciesQuery['site']>['settings'],
  'freeShippingFrom' | 'delivery' | 'returns'
>
type Variation = ProductFieldsFragment['variations'][number]

const schema = (name: string) => `https://schema.org/${name}`

/** The country of the shop, its deliveries and its returns. */
const country = 'TH'

/**
 * The properties by which variants may differ (Google: Product variants), by the names of options; a length is part of
 * a size.
 */
const properties = [
  [/colou?r|shade/i, 'color'],
  [/size|length/i, 'size'],
  [/material|fabric/i, 'material'],
  [/pattern|print/i, 'pattern'],
] as const

const propertyOf = (option: string) => properties.find(([name]) => name.test(option))?.[1]

/**
 * Returns a product as https://schema.org/Product, or as a ProductGroup with its variants, with the policies that its
 * offers refer to (pages.structured-data.*).
 */
export function productJsonLd(product: ProductFieldsFragment, settings?: Settings): object[] {
  const { name, url, code, gallery, brands, price, regularPrice, stockStatus, gtin } = product
  const data = {
    '@context': 'https://schema.org',
    name,
    description: product.meta.description ?? undefined,
    url,
    // Google rejects placeholders, and an empty list.
    image: gallery.length > 0 ? gallery.map((image) => imageFiles(image).url) : undefined,
    brand: brands.length > 0 ? { '@type': 'Brand', name: brandName(product) } : undefined,
    category: product.categories.at(-1)?.name,
    material: product.composition ?? undefined,
  }
  const offer = { price, regularPrice, stockStatus, url }
  const policies = policiesOf(price.currencyCode, settings)
  const variants = product.variations.filter(({ selectedOptions }) => selectedOptions.length > 0)
  if (variants.length === 0)
    return [
      {
        ...data,
        '@type': 'Product',
        sku: product.id,
        mpn: code || undefined,
        gtin: gtin ?? undefined,
        offers: offerOf(offer, settings),
      },
      ...policies,
    ]
  const varying = product.options.flatMap(({ slug }) => propertyOf(slug) ?? [])
  return [
    {
      ...data,
      '@type': 'ProductGroup',
      productGroupID: product.id,
      mpn: code || undefined,
      variesBy: [...new Set(varying)].map(schema),
      hasVariant: variants.map((variation) => variantOf(product, variation, settings)),
    },
    ...policies,
  ]
}

/** Returns what networks show of a shared product (pages.open-graph.product). */
export const sharedProduct = (product: ProductFieldsFragment) => ({
  price: product.price,
  isInStock: product.stockStatus === 'IN_STOCK',
  brand: brandName(product),
})

function variantOf(
  { id, name, url, options, gallery }: ProductFieldsFragment,
  variation: Variation,
  settings: Settings | undefined,
): object {
  const terms = termsByOption(variation)
  const chosen = options.flatMap(({ slug, values }) => {
    const value = values.find((value) => value.slug === terms[slug])
    return value ? [{ slug, label: value.label || value.slug, value: value.slug }] : []
  })
  const [image] = variation.gallery.length > 0 ? variation.gallery : gallery
  const address = url + writeChosen('', terms)
  const { price, regularPrice, stockStatus, gtin } = variation
  return {
    '@type': 'Product',
    sku: [id, ...chosen.map(({ value }) => value)].join('-'),
    gtin: gtin ?? undefined,
    name: [name, ...chosen.map(({ label }) => label)].join(', '),
    image: image ? imageFiles(image).url : undefined,
    ...Object.fromEntries(
      properties.map(([, property]) => {
        const values = chosen.filter(({ slug }) => propertyOf(slug) === property)
        return [property, values.map(({ label }) => label).join(', ') || undefined]
      }),
    ),
    offers: offerOf({ price, regularPrice, stockStatus, url: address }, settings),
  }
}

interface Offered {
  price: Money
  regularPrice: Money
  stockStatus: ProductFieldsFragment['stockStatus']
  url: string
}

function offerOf(
  { price, regularPrice, stockStatus, url }: Offered,
  settings: Settings | undefined,
): object {
  const { amount, currencyCode } = price
  const isFree =
    settings?.freeShippingFrom !== null && amount >= Number(settings?.freeShippingFrom?.amount)
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currencyCode,
    // A reduced price names the one before it (Google: Sale pricing).
    priceSpecification:
      regularPrice.amount > amount
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: schema('StrikethroughPrice'),
            price: regularPrice.amount,
            priceCurrency: currencyCode,
          }
        : undefined,
    availability: schema(stockStatus === 'IN_STOCK' ? 'InStock' : 'OutOfStock'),
    itemCondition: schema('NewCondition'),
    shippingDetails: settings?.delivery
      ? { '@id': isFree ? '#free-delivery' : '#delivery' }
      : undefined,
    hasMerchantReturnPolicy: settings?.returns ? { '@id': '#returns' } : undefined,
  }
}

/** Returns the deliveries and the return policy to which the offers of a page refer by their ids. */
function policiesOf(currency: string, settings: Settings | undefined): object[] {
  const { delivery, freeShippingFrom, returns } = settings ?? {}
  const shipping = (id: string, value: number) => ({
    '@context': 'https://schema.org',
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: { '@type': 'MonetaryAmount', value, currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(delivery?.minDays ?? 0, delivery?.maxDays ?? 0),
    },
  })
  return [
    ...(delivery ? [shipping('#delivery', delivery.price.amount)] : []),
    ...(delivery && freeShippingFrom ? [shipping('#free-delivery', 0)] : []),
    ...(returns
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'MerchantReturnPolicy',
            '@id': '#returns',
            applicableCountry: country,
            returnPolicyCountry: country,
            returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
            merchantReturnDays: returns.days,
            returnMethod: schema('ReturnByMail'),
            returnFees: schema(returns.isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'),
          },
        ]
      : []),
  ]
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
