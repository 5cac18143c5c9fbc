import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'
import { respond } from '#tests/support/standIns/standInRoutes.ts'

type Fields = Record<string, unknown>

interface BadInput {
  name: string
  /** The path of the call whose response is changed. */
  path: string
  revise(body: Fields): unknown
  query: string
  /** The gateway's response in spite of it. */
  expected: object
  /** The call and the field that the warning names; absent if nothing is lost. */
  warning?: RegExp
}

const listing = `{ listing { totalCount nodes { name slug brands { slug } options { slug } variations { id } }
  filters { slug terms { slug } } lookBooks { id } } }`
const product = `{ product(slug: "hat-1") { name gallery { url } options { slug } variations { id } brands { slug }
  upsellProducts { name } fashionModels { name } careInstructions { title } } }`
const site = '{ site { menus { primary { title } } settings { contactInfo { email } } } }'
const first = 'Boater in rabbit, no. 0'
const second = 'Cloche in beaver, no. 1'

const withFirst = ({ data, ...body }: Fields, changes: Fields) => {
  const [hat, ...others] = data as Fields[]
  return { ...body, data: [{ ...hat, ...changes }, ...others] }
}
/** Replaces the lists of a response with null. */
const withoutLists = (body: Fields) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? null : value]),
  )
const terms = Array.from({ length: 10_000 }, (_, id) => ({ id, slug: `t${id}`, name: `T ${id}` }))
/** The text of lists in lists, which JSON.stringify could not write. */
const nested = (depth: number, item: string) =>
  `${`[{"id":1,"title":"Deep","url":"/shop","${item}":`.repeat(depth)}[]${'}]'.repeat(depth)}`

/** Lists that contain at least what is given, in this order of their beginning. */
const nodes = (...names: string[]) => ({
  nodes: expect.arrayContaining(names.map((name) => expect.objectContaining({ name }))),
})

const inputs: BadInput[] = [
  {
    name: '10,000 filter terms',
    path: '/api/v1/products',
    revise: (body) => ({ ...body, filters: [{ slug: 'brands', title: 'Brands', terms }] }),
    query: listing,
    expected: { listing: { totalCount: 40, ...nodes(first, second) } },
    warning: /products\.list.*filters\.0\.terms.*10000 items/,
  },
  {
    name: 'an id of 1e300',
    path: '/api/v1/products',
    revise: (body) => withFirst(body, { id: 1e300 }),
    query: listing,
    expected: { listing: { totalCount: 40, ...nodes(second) } },
    warning: /products\.list.*data\.0.*id:.*Boater in rabbit, no\. 0/,
  },
  {
    name: 'a product with null lists',
    path: '/api/v1/products/hat-1',
    revise: withoutLists,
    query: product,
    expected: { product: { name: second, gallery: [], options: [], variations: [], brands: [] } },
  },
  {
    name: 'a listing of null',
    path: '/api/v1/products',
    revise: (body) => ({ ...body, data: null }),
    query: listing,
    expected: { listing: { nodes: [] } },
  },
  {
    name: 'markup in a name',
    path: '/api/v1/products',
    revise: (body) =>
      withFirst(body, {
        name: '<b>Boater <i>in</i><script>steal()</script></b> rabbit &amp; felt',
      }),
    query: listing,
    expected: { listing: nodes('Boater in rabbit & felt', second) },
  },
  {
    name: 'two products with one slug',
    path: '/api/v1/products',
    revise: (body) => withFirst(body, { url: '/product/hat-1' }),
    query: listing,
    expected: { listing: nodes(first, 'Fedora in wool, no. 2') },
    warning: /products\.list.*data\.1.*hat-1/,
  },
  {
    name: 'two products with one id',
    path: '/api/v1/products',
    revise: (body) => withFirst(body, { id: 'hat-1' }),
    query: listing,
    expected: { listing: { totalCount: 40 } },
    warning: /products\.list.*data\.1.*hat-1/,
  },
  {
    name: 'a menu of 20,000 levels',
    path: '/api/v1/site-configuration',
    revise: (body) =>
      JSON.stringify({ ...body, menus: 'MENUS' }).replace(
        '"MENUS"',
        `{"primary":${nested(20_000, 'items')},"footer":[]}`,
      ),
    query: site,
    expected: { site: { settings: { contactInfo: { email: 'hut@example.com' } } } },
    warning: /site.*menus/,
  },
  {
    name: 'a field of 20,000 levels that is not read',
    path: '/api/v1/products',
    revise: (body) => JSON.stringify(body).replace(/^\{/, `{"more":${nested(20_000, 'more')},`),
    query: listing,
    expected: { listing: nodes(first, second) },
  },
]

/** Starts a shop whose CMS sends a bad response to one call, and collects its warnings. */
async function startWith({ path, revise }: Pick<BadInput, 'path' | 'revise'>) {
  const warnings: string[] = []
  const stream = { write: (line: string) => void warnings.push(line) }
  const shop = await startShop({ logger: { level: 'warn', stream } })
  shop.cms.interfere = (call, response) => {
    if (call.path.split('?', 1)[0] !== path) return false
    const body = revise(respond(call).body as Fields)
    response.setHeader('content-type', 'application/json')
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
    return true
  }
  return { shop, warnings }
}

for (const { name, query, expected, warning, ...input } of inputs)
  test(`the shop serves the rest, and warns at most once, when a CMS sends ${name}`, async () => {
    covers('calls.response.item', 'calls.response.loss-log', 'calls.response.markup')

    const { shop, warnings } = await startWith(input)
    await using running = shop
    for (const _ of ['first', 'second']) {
      const { data, errors } = await running.gateway.postQuery(query)
      expect(errors).toEqual([])
      expect(data).toMatchObject(expected)
    }
    expect(running.cms.calls.filter(({ path }) => path.startsWith(input.path))).toHaveLength(2)
    if (warning) {
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toMatch(warning)
    } else expect(warnings).toEqual([])
  })

test('a call fails with its code, and the others are served, when a CMS sends an empty body', async () => {
  const { shop, warnings } = await startWith({ path: '/api/v1/products', revise: () => '' })
  await using running = shop
  const { data, errors } = await running.gateway.postQuery(
    '{ listing { totalCount } stores { nodes { name } } }',
  )
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['EMPTY_RESPONSE'])
  expect(data).toEqual({ listing: null, stores: { nodes: [{ name: 'Hat lane' }] } })
  expect(warnings.join()).toContain('/products')
})
