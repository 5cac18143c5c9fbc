import {
  ownId,
  parseGlobalId,
  productNumber,
  toGlobalId,
} from '@vitrine/gateway/responses/globalId.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'

const signedIn = { cookie: 'vitrine_session=ada' }
const query = 'query ($id: ID!) { node(id: $id) { __typename id } }'
const typed = `query { viewer { id } order(id: "71") { id number }
  product(slug: "hat-1") { id databaseId } listing(filter: { ids: ["hat-1"] }) { nodes { id databaseId } }
  store(slug: "hat-lane") { id } lookBook(slug: "sea") { id } page(key: "about") { id } story(slug: "boater") { id } }`

interface Typed {
  viewer: { id: string }
  order: { id: string; number: string }
  product: { id: string; databaseId: string }
  listing: { nodes: { id: string; databaseId: string }[] }
  store: { id: string }
  lookBook: { id: string }
  page: { id: string }
  story: { id: string }
}

test('each object is read again by its global id', async () => {
  covers('calls.node')

  await using shop = await startShop()
  const { data, errors } = await shop.gateway.postQuery(typed, {}, signedIn)
  expect(errors).toEqual([])
  const read = data as unknown as Typed
  expect(read.order.number).toBe('71')
  expect([read.product.databaseId, read.listing.nodes[0]?.databaseId]).toEqual(['hat-1', 'hat-1'])
  const expected: [string, string | undefined][] = [
    ['User', read.viewer.id],
    ['Order', read.order.id],
    ['Product', read.product.id],
    ['ProductCard', read.listing.nodes[0]?.id],
    ['Store', read.store.id],
    ['LookBook', read.lookBook.id],
    ['Page', read.page.id],
    ['Page', read.story.id],
  ]
  expect(new Set(expected.map(([, id]) => id)).size).toBe(expected.length)
  for (const [type, id] of expected) {
    expect(id).toMatch(/^[\w-]+$/)
    const again = await shop.gateway.postQuery(query, { id }, signedIn)
    expect(again).toMatchObject({ data: { node: { __typename: type, id } }, errors: [] })
  }
  const ids = expected.map(([, id]) => id)
  const before = shop.cms.calls.length
  const cards = ['hat-2', 'hat-3', 'hat-999'].map((id) => toGlobalId('ProductCard', id))
  const all = await shop.gateway.postQuery(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Order { total { amount } } } }',
    { ids: [...ids, ...cards] },
    signedIn,
  )
  expect(all.errors).toEqual([])
  const nodes = all.data?.['nodes'] as ({ id: string } | null)[]
  expect(nodes.map((node) => node?.id)).toEqual([...ids, cards[0], cards[1], undefined])
  const calls = shop.cms.calls.slice(before)
  expect(calls.filter(({ path }) => path.includes('/recently-viewed'))).toHaveLength(1)
  expect(nodes[1]).toMatchObject({ total: { amount: 950 } })
})

test('a node has the checks of its typed field: an order belongs to its customer', async () => {
  covers('calls.node.visitor')

  await using shop = await startShop()
  const read = async (number: string, headers: Record<string, string>) => {
    const node = await shop.gateway.postQuery(query, { id: toGlobalId('Order', number) }, headers)
    const order = await shop.gateway.postQuery(
      'query ($id: ID!) { order(id: $id) { id } }',
      { id: number },
      headers,
    )
    const outcome = ({ data, errors }: typeof node, name: string) => [
      data?.[name],
      errors.map(({ message, extensions }) => [message, extensions['code']]),
    ]
    const [byNode, byOrder] = [outcome(node, 'node'), outcome(order, 'order')]
    expect(byNode).toEqual(byOrder)
    return byNode
  }
  expect(await read('72', signedIn)).toEqual([null, []])
  expect(await read('../71', signedIn)).toEqual([null, []])
  expect(await read('71', {})).toEqual([null, [[expect.any(String), 'UNAUTHENTICATED']]])
  const { data, errors } = await shop.gateway.postQuery(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    { ids: [toGlobalId('Store', 'hat-lane'), toGlobalId('Order', '71')] },
  )
  expect(data).toEqual({ nodes: [{ id: toGlobalId('Store', 'hat-lane') }, null] })
  expect(errors).toMatchObject([{ path: ['nodes', 1], extensions: { code: 'UNAUTHENTICATED' } }])
})

test.each(['71', '', 'Order:71', 'not base64url!', toGlobalId('Store', 'a').slice(0, -1)])(
  'the id %j of no object is rejected',
  async (id) => {
    covers('calls.node.invalid')

    await using shop = await startShop()
    const { data, errors } = await shop.gateway.postQuery(query, { id }, signedIn)
    expect(data).toEqual({ node: null })
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID', fields: { id: 'This is not the id of an object.' } } },
    ])
    expect(shop.cms.calls).toEqual([])
  },
)

test('ids of an unknown type and more than 24 ids are rejected, and what is gone is null', async () => {
  covers('calls.node.invalid')

  await using shop = await startShop()
  const cart = toGlobalId('Fee', 'wrapping')
  const { errors } = await shop.gateway.postQuery(query, { id: cart })
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID' } }])
  const many = Array.from({ length: 25 }, (_, index) => toGlobalId('Store', `${index}`))
  const tooMany = await shop.gateway.postQuery('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    ids: many,
  })
  expect(tooMany.errors).toMatchObject([{ extensions: { code: 'INVALID' } }])
  expect(shop.cms.calls).toEqual([])
  for (const id of [
    toGlobalId('ProductCard', 'hat-999'),
    toGlobalId('Product', 'hat-999'),
    toGlobalId('Page', 'home'),
    toGlobalId('Page', 'page/..'),
    toGlobalId('LookBook', 'gone'),
    toGlobalId('User', 'ada'),
  ])
    expect(await shop.gateway.postQuery(query, { id }, signedIn)).toMatchObject({
      data: { node: null },
      errors: [],
    })
})

test('inputs accept global ids and those of the CMS, and reject the id of another type', () => {
  covers('calls.node.input')

  expect(productNumber(toGlobalId('Product', '7'))).toBe('7')
  expect(productNumber(toGlobalId('ProductCard', '7'))).toBe('7')
  expect(productNumber('7')).toBe('7')
  expect(ownId('hat-lane', 'id', 'Order')).toBe('hat-lane')
  expect(() => productNumber(toGlobalId('Order', '71'))).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({
        code: 'INVALID',
        fields: { productId: 'This is the id of another type: Order.' },
      }),
    }),
  )
  expect(parseGlobalId(toGlobalId('Store', 'ปารีส'))).toEqual({ type: 'Store', key: 'ปารีส' })
})
