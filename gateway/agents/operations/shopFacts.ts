import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { operation } from '../core/operation.ts'
import { plain } from '../core/plain.ts'
import { policyPages } from '../core/policyPages.ts'
import { moneyText } from '../ucp/catalogText.ts'
import { price } from '../ucp/catalogView.ts'

export const listFilters = operation({
  name: 'list_filters',
  title: 'List filters',
  description:
    'Lists the values that the filters of search_catalog can have, with the number of products: categories, brands, collections, colours and sizes. Pass a category or a query to see what narrows it.',
  input: z.looseObject({
    query: z.string().trim().max(200).optional(),
    category: z.string().trim().max(100).optional(),
  }),
  output: z.looseObject({
    filters: z.record(z.string(), z.array(z.looseObject({ slug: z.string() }))),
  }),
  hints: { readOnly: true },
  example: { category: 'dresses' },
  async run({ query, category }, { shop }) {
    const { listing } = await shop.run('AgentFilters', {
      filter: { search: query || null, ...(category && { categories: [category.toLowerCase()] }) },
    })
    const filters = Object.fromEntries(
      (listing?.filters ?? []).map(({ slug, terms }) => [
        slug.toLowerCase(),
        terms.map(({ slug: value, name, count, group }) => ({
          slug: value,
          name: plain(name, 100),
          ...(count >= 0 && { count }),
          ...(group && { group: plain(group, 100) }),
        })),
      ]),
    )
    const range = listing?.priceRange
    const prices = range && { min: price(range.lowest), max: price(range.highest) }
    const lines = Object.entries(filters).map(
      ([name, terms]) =>
        `${name}: ${terms.map(({ slug, count }) => (count === undefined ? slug : `${slug} (${count})`)).join(', ')}`,
    )
    return {
      body: { filters, ...(prices && { price: prices }) },
      text: [
        ...lines,
        ...(prices ? [`price: ${moneyText(prices.min)} to ${moneyText(prices.max)}`] : []),
      ].join('\n'),
    }
  },
})

export const listStores = operation({
  name: 'list_stores',
  title: 'List stores',
  description: 'Lists the stores of the shop with address, opening hours and phone number.',
  input: z.looseObject({}),
  output: z.looseObject({ stores: z.array(z.looseObject({ name: z.string() })) }),
  hints: { readOnly: true },
  example: {},
  async run(_, { shop, absolute }) {
    const { stores } = await shop.run('AgentStores')
    const listed = (stores?.nodes ?? []).map(({ slug, name, hours, phoneNumber, location }) => ({
      name: plain(name, 100),
      address: plain(location.address, 300),
      ...(hours && { hours: plain(hours, 300) }),
      ...(phoneNumber && { phone_number: plain(phoneNumber, 50) }),
      latitude: location.lat,
      longitude: location.lng,
      url: absolute(`/store-locator/${encodeURIComponent(slug)}`),
    }))
    const text = listed.map(({ name, address, hours, phone_number, url }) =>
      [name, address, hours, phone_number, url].filter(Boolean).join(', '),
    )
    return { body: { stores: listed }, text: text.join('\n') || 'The shop names no stores.' }
  },
})

const names = Object.keys(policyPages) as [
  keyof typeof policyPages,
  ...(keyof typeof policyPages)[],
]

export const getPolicy = operation({
  name: 'get_policy',
  title: 'Show a policy',
  description:
    'Shows a policy of the shop: shipping and returns with delivery times, prices and the time for returns, terms and conditions, or privacy.',
  input: z.looseObject({ policy: z.enum(names) }),
  output: z.looseObject({ title: z.string(), text: z.string(), url: z.string() }),
  hints: { readOnly: true },
  example: { policy: 'shipping_and_returns' },
  async run({ policy }, { shop, absolute }) {
    const { key } = policyPages[policy]
    const [{ page }, { site }] = await Promise.all([
      shop.run('AgentPage', { key }),
      shop.run('AgentSite'),
    ])
    if (!page)
      throw new AgentError(
        'not_found',
        `The shop has no page about this. Its support knows more: ${site?.settings.contactInfo.email ?? absolute('/contact-us')}`,
      )
    const facts = policy === 'shipping_and_returns' && site ? deliveryFacts(site.settings) : {}
    const [title, text, url] = [
      plain(page.title, 200),
      plain(page.content, 4000),
      absolute(`/${key}`),
    ]
    return {
      body: { title, text, url, ...facts },
      text: [
        title,
        url,
        ...Object.entries(facts).map(
          ([name, value]) => `${name.replaceAll('_', ' ')}: ${JSON.stringify(value)}`,
        ),
        text,
      ].join('\n'),
    }
  },
})

type Money = Parameters<typeof price>[0]

function deliveryFacts(settings: {
  delivery: { price: Money; minDays: number; maxDays: number } | null
  freeShippingFrom: Money | null
  returns: { days: number; isFree: boolean } | null
}) {
  const { delivery, freeShippingFrom, returns } = settings
  return {
    ...(delivery && {
      standard_delivery: {
        price: price(delivery.price),
        min_working_days: delivery.minDays,
        max_working_days: delivery.maxDays,
      },
    }),
    ...(freeShippingFrom && { free_delivery_from: price(freeShippingFrom) }),
    ...(returns && { returns: { days: returns.days, free: returns.isFree } }),
  }
}
