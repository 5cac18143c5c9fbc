import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { operation } from '../core/caller.ts'
import { policyPages } from '../core/protocol.ts'
import { factsText, moneyText } from '../ucp/catalogText.ts'
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
    if (prices) lines.push(`price: ${moneyText(prices.min)} to ${moneyText(prices.max)}`)
    return { body: { filters, ...(prices && { price: prices }) }, text: lines.join('\n') }
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
    const lines = listed.map(({ latitude, longitude, ...facts }) => Object.values(facts).join(', '))
    return { body: { stores: listed }, text: lines.join('\n') || 'The shop names no stores.' }
  },
})

const names = Object.keys(policyPages) as (keyof typeof policyPages)[]

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
    if (!page) {
      const contact = site?.settings.contactInfo.email ?? absolute('/contact-us')
      const message = `The shop has no page about this. Its support knows more: ${contact}`
      throw new AgentError('not_found', message)
    }
    const { delivery, freeShippingFrom, returns } = site?.settings ?? {}
    const facts = policy === 'shipping_and_returns' && {
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
    const [title, text] = [plain(page.title, 200), plain(page.content, 4000)]
    const url = absolute(`/${key}`)
    return {
      body: { title, text, url, ...facts },
      text: [title, url, ...factsText(facts || {}), text].join('\n'),
    }
  },
})
