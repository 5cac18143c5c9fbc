import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop } from '#tests/support/gateway/startGateway.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

interface Connection {
  edges: { cursor: string; node: { id: string } }[]
  nodes: { id: string }[]
  totalCount: number
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

const fields = `edges { cursor node { id: databaseId } } nodes { id: databaseId } totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

/** Reads a part of the listing of forty hats. */
async function read(variables: { first?: number; after?: string | null; page?: number }) {
  const { data, errors } = await shop.gateway.postQuery(
    `query ($first: Int, $after: String, $page: Int) {
      listing(first: $first, after: $after, page: $page) { ${fields} }
    }`,
    variables,
  )
  return { listing: data?.['listing'] as Connection, errors }
}

const idsOf = ({ nodes }: Connection) => nodes.map(({ id }) => id)

test.each([7, 12, 48])('cursors lead through a whole listing by %i products', async (first) => {
  const slugs: string[] = []
  for (let after: string | null = null, hasNext = true; hasNext; ) {
    const { listing } = await read({ first, after })
    expect(listing.pageInfo.hasPreviousPage).toBe(slugs.length > 0)
    expect(listing.edges.map(({ node }) => node)).toEqual(listing.nodes)
    expect(listing.pageInfo.startCursor).toBe(listing.edges[0]?.cursor)
    slugs.push(...idsOf(listing))
    after = listing.pageInfo.endCursor
    hasNext = listing.pageInfo.hasNextPage
  }
  expect(slugs).toEqual(Array.from({ length: 40 }, (_, index) => `hat-${index}`))
})

test('the pages of the shop are those of the cursors, and take one call', async () => {
  const { listing: first } = await read({ first: 12, page: 1 })
  const byCursor = await read({ first: 12, after: first.pageInfo.endCursor })
  const before = shop.cms.calls.length
  const byNumber = await read({ first: 12, page: 2 })
  expect(shop.cms.calls.length - before).toBeLessThanOrEqual(1)
  expect(byNumber.listing).toEqual(byCursor.listing)
  expect(byNumber.listing.totalCount).toBe(40)
})

test('a part that begins within a page of the CMS has the products of both pages', async () => {
  const { listing } = await read({ first: 5, page: 1 })
  const part = await read({ first: 12, after: listing.pageInfo.endCursor })
  expect(idsOf(part.listing)).toEqual(Array.from({ length: 12 }, (_, index) => `hat-${index + 5}`))
})

test('a page after the last is empty and has no cursors', async () => {
  const { listing } = await read({ first: 12, page: 99 })
  expect(listing).toMatchObject({
    nodes: [],
    totalCount: 40,
    pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  })
})

test.each([
  [{ after: 'bm9wZQ' }, { after: 'This cursor is unknown.' }],
  [{ first: 0 }, { first: 'The number of items must be from 1 to 48.' }],
  [{ first: 49 }, { first: 'The number of items must be from 1 to 48.' }],
  [{ page: 0 }, { page: 'The page must be from 1 to 1000000.' }],
  [{ page: 1, after: 'aXRlbTox' }, { page: 'Choose either a page or a cursor.' }],
])('%o is rejected with the argument', async (variables, fields) => {
  const { errors } = await read(variables)
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', fields })
})

test('a list that the CMS returns whole can be read in parts', async () => {
  const query = async (text: string) =>
    (await shop.gateway.postQuery(text, {}, { cookie: 'vitrine_session=ada' })).data
  const { wishlist } = (await query(`{ wishlist(first: 1) { ${fields} } }`)) as {
    wishlist: Connection
  }
  expect(wishlist).toMatchObject({
    nodes: [{ id: 'hat-0' }],
    totalCount: 2,
    pageInfo: { hasNextPage: true },
  })
  const after = wishlist.pageInfo.endCursor
  expect(await query(`{ wishlist(first: 1, after: "${after}") { ${fields} } }`)).toMatchObject({
    wishlist: { nodes: [{ id: 'hat-1' }], pageInfo: { hasNextPage: false, hasPreviousPage: true } },
  })
  expect(await query('{ stores { totalCount } orders { totalCount } }')).toEqual({
    stores: { totalCount: 1 },
    orders: { totalCount: 1 },
  })
})
