const google = 'https://developers.google.com/search/docs/appearance/structured-data'
const merchant = `${google}/merchant-listing#structured-data-type-definitions`
const variants = `${google}/product-variants#structured-data-type-definitions`
const schemaOrg = 'https://schema.org'

type Thing = Readonly<Record<string, unknown>>

interface Rule {
  /** The clause that the rule is taken from. */
  clause: string
  /** The types to which it applies; all without it. */
  types?: readonly string[]
  isMet: (thing: Thing, isVariant: boolean) => boolean
}

const values = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const has = (...names: string[]) => ({
  isMet: (thing: Thing) => names.every((name) => values(thing[name]).every(isFilled)),
})
const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
const isUrl = (value: unknown) => isText(value) && URL.parse(String(value))?.protocol === 'https:'
const oneOf = (name: string, members: readonly string[]) => ({
  isMet: (thing: Thing) =>
    values(thing[name] ?? `${schemaOrg}/${members[0]}`).every((value) =>
      members.some((member) => value === `${schemaOrg}/${member}`),
    ),
})
const isAmount = (value: unknown) => typeof value === 'number' && value > 0
const isCurrency = (value: unknown) => /^[A-Z]{3}$/.test(String(value))

function isGtin(value: unknown): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(String(value))) return false
  const digits = [...String(value)].reverse().map(Number)
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0
}

/** The properties that schema.org defines for the types of the shop. */
const properties: Readonly<Record<string, string>> = {
  Product:
    'name description url image brand category material sku mpn gtin offers color size pattern',
  ProductGroup:
    'name description url image brand category material mpn productGroupID variesBy hasVariant',
  Brand: 'name',
  Offer:
    'url price priceCurrency priceSpecification availability itemCondition shippingDetails hasMerchantReturnPolicy',
  UnitPriceSpecification: 'priceType price priceCurrency',
  OfferShippingDetails: 'shippingRate shippingDestination deliveryTime',
  MonetaryAmount: 'value currency',
  DefinedRegion: 'addressCountry',
  ShippingDeliveryTime: 'handlingTime transitTime',
  QuantitativeValue: 'minValue maxValue unitCode',
  MerchantReturnPolicy:
    'applicableCountry returnPolicyCountry returnPolicyCategory merchantReturnDays returnMethod returnFees',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
}

const rules: readonly Rule[] = [
  {
    clause: `${schemaOrg}/docs/full.html`,
    isMet: (thing) =>
      Object.keys(thing).every(
        (name) =>
          name.startsWith('@') ||
          String(properties[String(thing['@type'])]).split(' ').includes(name),
      ),
  },
  { clause: `${merchant} name`, types: ['Product', 'ProductGroup'], ...has('name') },
  { clause: `${merchant} image`, types: ['Product'], ...has('image') },
  { clause: `${merchant} offers`, types: ['Product'], ...has('offers') },
  {
    clause: `${merchant} description, brand`,
    types: ['Product'],
    isMet: (thing, isVariant) => isVariant || has('description', 'brand').isMet(thing),
  },
  {
    clause: `${google}/merchant-listing#gtin`,
    types: ['Product'],
    isMet: ({ gtin }) => gtin === undefined || isGtin(gtin),
  },
  { clause: `${merchant} sku`, types: ['Product'], isMet: ({ sku }) => isText(sku) },
  { clause: `${merchant} Offer.price`, types: ['Offer'], isMet: ({ price }) => isAmount(price) },
  {
    clause: `${merchant} Offer.priceCurrency`,
    types: ['Offer', 'UnitPriceSpecification'],
    isMet: ({ priceCurrency }) => isCurrency(priceCurrency),
  },
  {
    clause: `${schemaOrg}/ItemAvailability`,
    types: ['Offer'],
    ...oneOf('availability', ['InStock', 'OutOfStock', 'BackOrder', 'PreOrder', 'Discontinued']),
  },
  { clause: `${merchant} Offer.availability`, types: ['Offer'], ...has('availability') },
  {
    clause: `${schemaOrg}/OfferItemCondition`,
    types: ['Offer'],
    ...oneOf('itemCondition', ['NewCondition', 'RefurbishedCondition', 'UsedCondition']),
  },
  {
    clause: `${google}/merchant-listing#sale-pricing`,
    types: ['UnitPriceSpecification'],
    isMet: ({ priceType, price }) =>
      priceType === `${schemaOrg}/StrikethroughPrice` && isAmount(price),
  },
  {
    clause: `${google}/merchant-listing#sale-pricing`,
    types: ['Offer'],
    isMet: ({ price, priceSpecification }) =>
      priceSpecification === undefined || Number(Object(priceSpecification).price) > Number(price),
  },
  { clause: `${variants} ProductGroup.name`, types: ['ProductGroup'], ...has('name') },
  {
    clause: `${variants} productGroupID, variesBy, hasVariant`,
    types: ['ProductGroup'],
    ...has('productGroupID', 'variesBy', 'hasVariant', 'url', 'brand', 'description'),
  },
  {
    clause: `${variants} variesBy`,
    types: ['ProductGroup'],
    ...oneOf('variesBy', [
      'color',
      'size',
      'material',
      'pattern',
      'suggestedAge',
      'suggestedGender',
    ]),
  },
  {
    clause: `${variants} each variant has every property of variesBy, and a different set`,
    types: ['ProductGroup'],
    isMet: ({ variesBy, hasVariant }) => {
      const names = values(variesBy).map((name) => String(name).split('/').at(-1) ?? '')
      const sets = values(hasVariant).map((each) => names.map((name) => Object(each)[name]))
      return (
        sets.every((set) => set.every(isText)) &&
        new Set(sets.map((set) => JSON.stringify(set))).size === sets.length
      )
    },
  },
  {
    clause: `${google}/merchant-listing#shipping-details-best-practices`,
    types: ['OfferShippingDetails'],
    ...has('shippingRate', 'shippingDestination', 'deliveryTime'),
  },
  {
    clause: `${merchant} QuantitativeValue`,
    types: ['QuantitativeValue'],
    isMet: ({ minValue, maxValue, unitCode }) =>
      Number(minValue) >= 0 && Number(maxValue) >= Number(minValue) && unitCode === 'DAY',
  },
  {
    clause: `${google}/return-policy#merchant-return-policy-properties`,
    types: ['MerchantReturnPolicy'],
    isMet: ({ applicableCountry, returnPolicyCategory, merchantReturnDays }) =>
      /^[A-Z]{2}$/.test(String(applicableCountry)) &&
      (returnPolicyCategory !== `${schemaOrg}/MerchantReturnFiniteReturnWindow` ||
        Number(merchantReturnDays) > 0),
  },
  {
    clause: `${schemaOrg}/ReturnFeesEnumeration`,
    types: ['MerchantReturnPolicy'],
    ...oneOf('returnFees', [
      'FreeReturn',
      'ReturnFeesCustomerResponsibility',
      'ReturnShippingFees',
    ]),
  },
  {
    clause: `${google}/breadcrumb#list-item`,
    types: ['ListItem'],
    isMet: ({ position, name }) => Number(position) > 0 && isText(name),
  },
  {
    clause: `${google}/breadcrumb#breadcrumb-list`,
    types: ['BreadcrumbList'],
    isMet: ({ itemListElement }) => values(itemListElement).length >= 2,
  },
  {
    clause: `${google}/sd-policies#specific-guidelines: addresses are absolute`,
    isMet: (thing) =>
      ['url', 'image', 'item'].every((name) => values(thing[name] ?? `${schemaOrg}/`).every(isUrl)),
  },
]

/** Returns the rules of Google and schema.org that structured data breaks, each with the type and its name. */
export function brokenRules(data: unknown, isVariant = false): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => brokenRules(each, isVariant))
  if (typeof data !== 'object' || data === null) return []
  const thing: Thing = JSON.parse(JSON.stringify(data))
  const type = thing['@type']
  // A reference to a thing of the same page.
  const broken = type
    ? rules.filter(
        ({ types, isMet }) => (!types || types.includes(String(type))) && !isMet(thing, isVariant),
      )
    : []
  return [
    ...broken.map(({ clause }) => `${type} ${thing['name'] ?? ''}: ${clause}`),
    ...Object.entries(thing).flatMap(([name, part]) => brokenRules(part, name === 'hasVariant')),
  ]
}
