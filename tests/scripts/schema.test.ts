import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schemaProblems } from '../../scripts/codegen/schemaProblems.ts'
import { isIgnored } from '../../scripts/development/restarts.mjs'
import { releaseProblems } from '../../scripts/schema/releaseProblems.ts'
import { conventionProblems } from '../../scripts/schema/schemaConventions.ts'

const released = `type Query {
  url: String
  name: Name @deprecated(reason: "Use url. Removed from 2027-07-01.")
}
type Name { text: String }`

test.each([
  ['no change', released, []],
  ['an addition', released.replace('url: String', 'url: String isNew: Boolean'), []],
  ['a change of a type', released.replace('url: String', 'url: Int'), ['Query.url changed type']],
  ['a removal', 'type Query { isNew: Boolean }', ['Query.url was removed', 'Query.name was']],
  ['the removal of a deprecated field', 'type Query { url: String }', ['Query.name was removed']],
])('%s names what breaks clients of the release', (_, schema, problems) => {
  expect(releaseProblems(released, schema, '2027-06-30')).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  )
})

test('a deprecated field may be missing from the date of its removal', () => {
  expect(releaseProblems(released, 'type Query { url: String }', '2027-07-01')).toEqual([])
})

const conventional = `
  "Reads." type Query { "The list." items(first: Int, after: String): ItemConnection }
  "Changes." type Mutation { "Adds." addItem(input: AddItemInput!): Item }
  "A page." type PageInfo { hasNextPage: Boolean! }
  "Items." type ItemConnection { edges: [ItemEdge!]! pageInfo: PageInfo! }
  "One." type ItemEdge { cursor: String! node: Item }
  "An item." type Item { line1: String size: Size }
  "What is added." input AddItemInput { name: String }
  "A size." enum Size { SMALL }
`

test.each([
  ['nothing', '', '', []],
  [
    'a name in another case',
    'line1: String',
    'Line_1: String',
    ['Item: Line_1 is not in camelCase'],
  ],
  [
    'the name of the type in a field',
    'line1',
    'itemName',
    ['Item.itemName repeats the name of its type'],
  ],
  ['a kind in a name', /Size\b/g, 'SizeEnum', ['SizeEnum repeats what kind of type it is']],
  ['no description', '"An item." ', '', ['Item has no description']],
  ['no description of a query', '"The list."', '', ['Query.items has no description']],
  [
    'a verb in a query',
    'items(',
    'getItems(',
    ['Query.getItems repeats that it is read or changed'],
  ],
  [
    'a mutation of a scalar',
    ': Item }\n  "A page."',
    ': Boolean }\n  "A page."',
    ['Mutation.addItem returns a scalar, to which no field can be added'],
  ],
  ['a type that nothing uses', 'size: Size', '', ['Size is not reachable']],
  [
    'a connection without pageInfo',
    'pageInfo: PageInfo!',
    'pageInfo: PageInfo',
    ['ItemConnection has no pageInfo: PageInfo!'],
  ],
  [
    'a connection without a list',
    '[ItemEdge!]!',
    'ItemEdge',
    ['ItemConnection has no list of edges'],
  ],
  [
    'edges without a cursor',
    'cursor: String!',
    'cursor: String',
    ['ItemConnection has edges without a cursor'],
  ],
  ['edges without a node', 'node: Item', 'item: Item', ['ItemConnection has edges without a node']],
  [
    'edges of another name',
    /ItemEdge\b/g,
    'ItemRow',
    ['ItemConnection has edges whose type does not end with Edge'],
  ],
  [
    'a connection without paging',
    'after: String',
    'page: Int',
    ['items is a connection without first and after'],
  ],
])('the conventions of a schema name %s', (_, pattern, replacement, problems) => {
  const schema = buildSchema(conventional.replace(pattern, replacement))
  expect(conventionProblems(schema)).toEqual(problems)
})

test('a mistake in the schema is reported with its file, its line and what was meant', () => {
  const problemsOf = (schema: string) => schemaProblems(schema, 'schema.graphql').join()
  expect(problemsOf(released)).toBe('')
  expect(problemsOf('type Query {\n  name: Strin\n}')).toMatch(
    /^Unknown type "Strin"\. Did you mean "String"\?\n\nschema\.graphql:2:9\n/,
  )
  expect(problemsOf('typ Query {\n  name: String\n}')).toMatch(
    /^Syntax Error: .*\n\nschema\.graphql:1:1\n/,
  )
})

test('temporary files of editors restart nothing', () => {
  for (const name of [
    '4913',
    'cart.ts~',
    '#cart.ts#',
    '.cart.ts.swp',
    'cart.ts___jb_tmp___',
    'a.tmp',
  ])
    expect(isIgnored(`gateway/${name}`), name).toBe(true)
  expect(isIgnored('gateway/cart.ts')).toBe(false)
})
