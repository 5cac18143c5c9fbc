import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const query = `query Prices($filter: ListingFilter) {
  listing(filter: $filter) { totalCount priceRange { lowest { amount } highest { amount } } }
}`

test('a price range is sent to the CMS, and a CMS without prices has none', async () => {
  covers('listing.filters.price-offered')

  await using shop = await startShop()
  const filter = { minPrice: 0, maxPrice: 2500 }
  const { data } = await shop.gateway.postQuery(query, { filter })
  expect(shop.cms.calls.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/products\?.*minPrice=0&maxPrice=2500/),
  ])
  expect(data).toMatchObject({ listing: { priceRange: null } })
})

test.each([
  ['below 0', { minPrice: -1 }, 'minPrice'],
  ['above the maximum', { maxPrice: 10_000_000 }, 'maxPrice'],
  ['reversed', { minPrice: 2, maxPrice: 1 }, 'minPrice'],
])('a price range that is %s is rejected without a call to the CMS', async (_, filter, field) => {
  await using shop = await startShop()
  const { errors } = await shop.gateway.postQuery(query, { filter })
  expect(errors).toMatchObject([
    { extensions: { code: 'INVALID', fields: { [field]: expect.any(String) } } },
  ])
  expect(shop.cms.calls).toHaveLength(0)
})
