import { complete, properties } from './structuredDataProperties.ts'

const google = 'https://developers.google.com/search/docs/appearance/structured-data'
const merchant = `${google}/merchant-listing#structured-data-type-definitions`
const variants = `${google}/product-variants#structured-data-type-definitions`
const schemaOrg = 'https://schema.org'

/** The pages on which Google describes a type, for types that have one of their own. */
const pageOf: Readonly<Record<string, string>> = {
  ProductGroup: variants,
  MerchantReturnPolicy: `${google}/return-policy#merchant-return-policy-properties`,
  BreadcrumbList: `${google}/breadcrumb#breadcrumb-list`,
  ListItem: `${google}/breadcrumb#list-item`,
}

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
const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
const isComplete = (value: unknown) => {
  const all = values(value)
  return all.length > 0 && all.every(isFilled)
}
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

/** Properties that a variant has from its group (Google: Product variants). */
const ofGroup = ['url', 'description', 'brand']

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
  ...Object.entries(complete).flatMap(([type, names]) =>
    names.split(' ').map(
      (name): Rule => ({
        clause: `${pageOf[type] ?? merchant} ${type}.${name}`,
        types: [type],
        isMet: (thing, isVariant) =>
          (isVariant && ofGroup.includes(name)) || isComplete(thing[name]),
      }),
    ),
  ),
  {
    clause: `${google}/merchant-listing#gtin`,
    types: ['Product'],
    isMet: ({ gtin }) => gtin === undefined || isGtin(gtin),
  },
  {
    clause: `${merchant} Offer.price is a number`,
    types: ['Offer', 'UnitPriceSpecification'],
    isMet: ({ price }) => price === undefined || isAmount(price),
  },
  {
    clause: `${merchant} Offer.priceCurrency is a code of ISO 4217`,
    types: ['Offer', 'UnitPriceSpecification'],
    isMet: ({ priceCurrency = 'THB' }) => isCurrency(priceCurrency),
  },
  {
    clause: `${merchant} MonetaryAmount`,
    types: ['MonetaryAmount'],
    isMet: ({ value = 0, currency = 'THB' }) =>
      typeof value === 'number' && value >= 0 && isCurrency(currency),
  },
  {
    clause: `${schemaOrg}/ItemAvailability`,
    types: ['Offer'],
    ...oneOf('availability', ['InStock', 'OutOfStock', 'BackOrder', 'PreOrder', 'Discontinued']),
  },
  {
    clause: `${schemaOrg}/OfferItemCondition`,
    types: ['Offer'],
    ...oneOf('itemCondition', ['NewCondition', 'RefurbishedCondition', 'UsedCondition']),
  },
  {
    clause: `${google}/merchant-listing#sale-pricing`,
    types: ['UnitPriceSpecification'],
    ...oneOf('priceType', ['StrikethroughPrice']),
  },
  {
    clause: `${google}/merchant-listing#sale-pricing`,
    types: ['Offer'],
    isMet: ({ price, priceSpecification: before }) =>
      [before, price, Object(before).price].includes(undefined) ||
      Number(Object(before).price) > Number(price),
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
    isMet: ({ variesBy = [], hasVariant = [] }) => {
      const names = values(variesBy).map((name) => String(name).split('/').at(-1) ?? '')
      const sets = values(hasVariant).map((value) => names.map((name) => Object(value)[name]))
      return (
        sets.every((set) => set.every(isText)) &&
        (names.length === 0 || new Set(sets.map((set) => JSON.stringify(set))).size === sets.length)
      )
    },
  },
  {
    clause: `${variants} each variant has its own SKU and address`,
    types: ['ProductGroup'],
    isMet: ({ hasVariant = [] }) => {
      const all = values(hasVariant).map(Object)
      return [all.map(({ sku }) => sku), all.map(({ offers }) => Object(offers).url)].every(
        (item) => item.includes(undefined) || new Set(item).size === all.length,
      )
    },
  },
  {
    clause: `${merchant} QuantitativeValue`,
    types: ['QuantitativeValue'],
    isMet: ({ minValue = 0, maxValue = minValue, unitCode = 'DAY' }) =>
      Number(minValue) >= 0 && Number(maxValue) >= Number(minValue) && unitCode === 'DAY',
  },
  {
    clause: `${merchant} a country is a code of ISO 3166`,
    types: ['DefinedRegion', 'MerchantReturnPolicy'],
    isMet: ({ addressCountry, applicableCountry, returnPolicyCountry }) =>
      [addressCountry, applicableCountry, returnPolicyCountry].every((country = 'TH') =>
        /^[A-Z]{2}$/.test(String(country)),
      ),
  },
  {
    clause: `${schemaOrg}/MerchantReturnEnumeration`,
    types: ['MerchantReturnPolicy'],
    ...oneOf('returnPolicyCategory', ['MerchantReturnFiniteReturnWindow']),
  },
  {
    clause: `${schemaOrg}/ReturnMethodEnumeration`,
    types: ['MerchantReturnPolicy'],
    ...oneOf('returnMethod', ['ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk']),
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
    clause: `${google}/breadcrumb: at least two steps, each but the last with its address`,
    types: ['BreadcrumbList'],
    isMet: ({ itemListElement: steps = [{ item: '' }, {}] }) =>
      values(steps).length >= 2 &&
      values(steps)
        .slice(0, -1)
        .every((step) => Object(step).item !== undefined),
  },
  {
    clause: `${google}/sd-policies#specific-guidelines: addresses are absolute`,
    isMet: (thing) =>
      ['url', 'image', 'item'].every((name) => values(thing[name] ?? `${schemaOrg}/`).every(isUrl)),
  },
]

/** The things of structured data, at any depth. */
function thingsOf(data: unknown, isVariant = false): { thing: Thing; isVariant: boolean }[] {
  if (Array.isArray(data)) return data.flatMap((item) => thingsOf(item, isVariant))
  if (typeof data !== 'object' || data === null) return []
  const parts = Object.entries(data).flatMap(([name, part]) =>
    thingsOf(part, name === 'hasVariant'),
  )
  return [{ thing: { ...data }, isVariant }, ...parts]
}

/**
 * Returns the rules of Google and schema.org that the structured data of a page breaks, each with the type and its
 * name.
 */
export function brokenRules(data: unknown): string[] {
  const things = thingsOf(JSON.parse(JSON.stringify(data)))
  const ids = things.flatMap(({ thing }) => (thing['@type'] ? thing['@id'] : []))
  return things.flatMap(({ thing, isVariant }) => {
    const type = thing['@type']
    if (!type) return ids.includes(thing['@id']) ? [] : [`nothing has the id ${thing['@id']}`]
    return rules
      .filter(
        ({ types, isMet }) => (!types || types.includes(String(type))) && !isMet(thing, isVariant),
      )
      .map(({ clause }) => `${type} ${thing['name'] ?? ''}: ${clause}`)
  })
}
