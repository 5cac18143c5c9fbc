import { scalars } from '@vitrine/gateway/scalars/scalars.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'
import { site } from '#tests/support/standIns/standInContent.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'

const prices = '{ listing(first: 12) { nodes { price { amount currencyCode } } } }'

const currenciesOf = (data: Record<string, unknown> | null) => {
  const listing = data?.['listing'] as { nodes: { price: { currencyCode: string } }[] } | undefined
  return [...new Set(listing?.nodes.map(({ price }) => price.currencyCode))]
}

const siteCalls = ({ calls }: { calls: { path: string }[] }) =>
  calls.filter(({ path }) => path.endsWith('/site-configuration')).length

test('all amounts have the currency of the site, which is read once', async () => {
  covers('formats.currency.code')

  await using shop = await startShop()
  const settings = { ...site.settings, currency: 'EUR' }
  respondWith(shop.cms, { ...site, settings }, { path: '/site-configuration' })
  const { data } = await shop.gateway.postQuery(
    `{ site { settings { currencyCode } } ${prices.slice(1)}`,
  )
  expect(data).toMatchObject({ site: { settings: { currencyCode: 'EUR' } } })
  expect(currenciesOf(data)).toEqual(['EUR'])
  const before = siteCalls(shop.cms)
  expect(currenciesOf((await shop.gateway.postQuery(prices)).data)).toEqual(['EUR'])
  expect(siteCalls(shop.cms)).toBe(before)
})

test('a site that names no currency, and one that cannot be read, has THB', async () => {
  covers('formats.currency.code')

  await using shop = await startShop()
  expect(currenciesOf((await shop.gateway.postQuery(prices)).data)).toEqual(['THB'])
  expect(siteCalls(shop.cms)).toBe(1)
  await using failing = await startShop()
  respondWith(failing.cms, {}, { path: '/site-configuration', status: 500 })
  const { data, errors } = await failing.gateway.postQuery(prices)
  expect([currenciesOf(data), errors]).toEqual([['THB'], []])
})

test('a price is read without its currency when only the amount is selected', async () => {
  await using shop = await startShop()
  await shop.gateway.postQuery('{ listing(first: 1) { nodes { price { amount } } } }')
  expect(siteCalls(shop.cms)).toBe(0)
})

test.each([0, 4590, -500, 0.1, 1.15, 99.5, 0.29, 8_000_000_000_000.01, 1e13])(
  'the amount %d is exact',
  (amount) => {
    expect(scalars.Decimal.serialize(amount)).toBe(amount)
    expect(scalars.Decimal.parseValue(amount)).toBe(amount)
  },
)

test.each([0.001, 1.005, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e14, '4590', null])(
  'the amount %j is rejected',
  (amount) => {
    expect(() => scalars.Decimal.parseValue(amount)).toThrow('at most two decimals')
    expect(() => scalars.Decimal.serialize(amount)).toThrow('at most two decimals')
  },
)
