import { serverAudits } from 'graphql-http'
import { failedOf, startOtherVisitors } from '../shared/others.ts'
import { failuresOf, type Line, type Row, type RunOptions } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'
import { isDocumented, Tally } from '../shared/tally.ts'
import { Visitor } from '../shared/visitor.ts'

export const graphql: Row = {
  name: 'graphql',
  about: 'the audits of GraphQL over HTTP, and abusive queries',
  async *run(options) {
    // In production only the shop's own documents run; the audits send their own.
    await using open = await startShop({ gateway: { NODE_ENV: 'development' } })
    await using shop = await startShop()
    yield await audit(open)
    yield await abuse(open, 'in development, where any document runs', options)
    yield await abuse(shop, 'in production', options)
  },
}

async function audit({ url }: Shop): Promise<Line> {
  const audits = serverAudits({
    url: `${url}/graphql`,
    fetchFn: (address: string, { headers, ...init }: RequestInit = {}) =>
      fetch(address, { ...init, headers: { 'apollo-require-preflight': '1', ...headers } }),
  })
  const results = await Promise.all(audits.map((one) => one.fn()))
  const countOf = (status: string) => results.filter((one) => one.status === status).length
  const errors = results.flatMap((one) => (one.status === 'error' ? [one.name] : []))
  return {
    what: 'GraphQL-over-HTTP audits of graphql-http, in development',
    count: `${results.length} audits`,
    outcome: `${countOf('ok')} met, ${countOf('notice') + countOf('warn')} notes on optional parts, ${errors.length} violated`,
    failures: failuresOf([
      [errors.length === 0, errors.join('; ')],
      [countOf('ok') > 50, 'fewer audits were met than expected'],
    ]),
  }
}

const repeat = (text: string, count: number) => text.repeat(count)
const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(' ')

/** Documents that would cost much if they were executed. */
const documents: Record<string, string> = {
  deep: `{ site { menus { primary { ${repeat('items { ', 200)}id${repeat(' }', 200)} } } } }`,
  'deeper than the stack': `${repeat('{ a ', 40_000)}${repeat('}', 40_000)}`,
  'a thousand aliases': `{ ${list(1000, (index) => `a${index}: stores { nodes { id } }`)} }`,
  'fifty sign-ins': `mutation { ${list(50, (index) => `a${index}: login(input: {username: "a", password: "b"}) { userErrors { message } }`)} }`,
  'a thousand repeated fields': `{ ${repeat('stores { nodes { id } } ', 1000)} }`,
  'a circle of fragments': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'doubling fragments': `{ stores { ...F0 } } ${list(30, (index) => `fragment F${index} on Store { ${index < 29 ? `...F${index + 1} ...F${index + 1}` : 'id'} }`)}`,
  'a thousand directives': `{ stores ${repeat('@skip(if: false) ', 1000)} { id } }`,
  'a thousand unknown fields': `{ ${list(1000, (index) => `unknown${index}`)} }`,
  'a thousand variables': `query (${list(1000, (index) => `$v${index}: ID`)}) { stores { nodes { id } } }`,
  'a deep list': `{ products(ids: ${repeat('[', 20_000)}${repeat(']', 20_000)}) { id } }`,
  'a long string': `{ store(slug: "${repeat('x', 90_000)}") { id } }`,
  'doubling fragments of introspection': `{ __schema { ...F0 } } ${list(30, (index) => `fragment F${index} on __Schema { ${index < 29 ? `...F${index + 1} ...F${index + 1}` : 'types { name }'} }`)}`,
  'many operations': list(500, (index) => `query Q${index} { stores { nodes { id } } }`),
  introspection: `{ __schema { types { ${repeat('fields { type { fields { name } } } ', 50)} } } }`,
  'nested introspection': `{ __schema { types { fields { type { ${repeat('fields { type { ', 8)} name ${repeat('} }', 8)} } } } } }`,
  comments: `${repeat('# comment\n', 9000)}{ stores { nodes { id } } }`,
  'an unfinished string': `{ store(slug: "${repeat('\\u', 1000)}`,
  'a number beyond all': `{ listing(page: 1${repeat('0', 5000)}) { totalCount } }`,
}

/** Bodies that are no GraphQL request. */
const bodies: Record<string, string> = {
  empty: '',
  null: 'null',
  'a number': '1',
  'a list of a thousand queries': JSON.stringify(
    Array(1000).fill({ query: '{ stores { nodes { id } } }' }),
  ),
  'unfinished JSON': '{"query": "{ stores',
  'JSON 40,000 levels deep': `${repeat('[', 40_000)}${repeat(']', 40_000)}`,
  'a __proto__ key':
    '{"__proto__": {"query": "{ stores { nodes { id } } }"}, "constructor": {"prototype": 1}}',
  'a query that is an object': '{"query": {"toString": 1}}',
  'variables that are a string': '{"query": "{ stores { nodes { id } } }", "variables": "x"}',
  'extensions that are a list': '{"query": "{ stores { nodes { id } } }", "extensions": [[[]]]}',
  'a wrong hash':
    '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "../../etc/passwd"}}}',
  'a hash that is an object':
    '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": {}}}}',
  'a hash of a prototype':
    '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "__proto__"}}}',
  'a body of 2 MB': JSON.stringify({ query: repeat('x', 2_000_000) }),
  'a lone surrogate': '{"query": "{ store(slug: \\"\\ud800\\") { id } }"}',
  'a null character': '{"query": "{ store(slug: \\"\\u0000\\") { id } }"}',
}

async function abuse({ url }: Shop, where: string, { times }: RunOptions): Promise<Line> {
  const rounds = times(50)
  const all = [
    ...Object.values(documents).map((query) => JSON.stringify({ query })),
    ...Object.values(bodies),
  ]
  const tally = new Tally()
  const others = await startOtherVisitors(url)
  for (let round = 0; round < rounds; round += 1) {
    const visitor = new Visitor(url, tally)
    await Promise.all(all.map((body) => send(visitor, body)))
  }
  const experience = await others.stop()
  const isUp = isDocumented(await fetch(`${url}/shop`))
  return {
    what: `Abusive queries and malformed bodies, ${where}`,
    count: `${all.length} kinds, ${rounds * all.length} requests`,
    outcome: `${tally}; other visitors: ${failedOf(experience)} of ${experience.count} failed`,
    p99: experience.p99,
    failures: failuresOf([
      [isUp, 'the shop does not respond afterwards'],
      [tally.broken === 0, `${tally.broken} requests got no response`],
      [failedOf(experience) === 0, `other visitors failed: ${JSON.stringify(experience.failed)}`],
      tally.claim(),
    ]),
  }
}

function send(visitor: Visitor, body: string) {
  const headers = { 'content-type': 'application/json' }
  return visitor.send('POST', '/graphql', body, headers).catch(() => undefined)
}
