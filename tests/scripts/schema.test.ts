import { diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schemaProblems } from '../../scripts/codegen/schemaProblems.ts'
import { isIgnored } from '../../scripts/development/restarts.mjs'
import { sectionOf, withSection } from '../../scripts/schema/schemaChangelog.ts'
import { conventionProblems } from '../../scripts/schema/schemaConventions.ts'
import { versionOf, versionProblem } from '../../scripts/schema/schemaVersion.ts'

const released = 'type Query { name: String url: String }'
const changesTo = (schema: string) => diff(buildSchema(released), buildSchema(schema))

const removed = 'type Query { name: String }'
const added = 'type Query { name: String url: String isNew: Boolean }'
const described = 'type Query { "The name." name: String url: String }'
const deprecated = 'type Query { name: String @deprecated(reason: "Use url.") url: String }'

test('the version of a schema is read from its first line', () => {
  expect(versionOf('# Version 2.10.3: …\n\ntype Query')).toEqual([2, 10, 3])
  expect(() => versionOf('type Query')).toThrow('must start with a comment')
})

test('a breaking change without a new major version is reported with the change and what to do', async () => {
  const problem = versionProblem([1, 3, 0], [1, 2, 0], await changesTo(removed))
  expect(problem).toContain("Field 'url' was removed from object type 'Query'")
  expect(problem).toContain('@deprecated')
  expect(problem).toContain('to 2.0.0 and run npm run schema')
  expect(versionProblem([2, 0, 0], [1, 2, 0], await changesTo(removed))).toBeUndefined()
})

test.each([
  ['an addition', added, [1, 2, 9], [1, 3, 0]],
  ['a deprecation', deprecated, [1, 2, 9], [1, 3, 0]],
  ['a description', described, [1, 2, 0], [1, 2, 1]],
] as const)('%s requires its part of the version', async (_, schema, tooLow, sufficient) => {
  const changes = await changesTo(schema)
  expect(versionProblem(tooLow, [1, 2, 0], changes)).toContain(sufficient.join('.'))
  expect(versionProblem(sufficient, [1, 2, 0], changes)).toBeUndefined()
})

test('a version without a change is a problem', () => {
  expect(versionProblem([1, 3, 0], [1, 2, 0], [])).toContain('Set it to 1.2.0')
  expect(versionProblem([1, 2, 0], [1, 2, 0], [])).toBeUndefined()
})

test('the changelog has a line for each change, the breaking ones first', async () => {
  const section = sectionOf('2.0.0', await changesTo('type Query { name: String isNew: Boolean }'))
  expect(section).toBe(
    [
      '## 2.0.0\n\n### Breaking\n\n- Field `url` was removed from object type `Query`.\n',
      '### Compatible\n\n- Field `isNew` was added to object type `Query`.\n',
    ].join('\n'),
  )
})

test('a section of the changelog replaces the earlier one of its version', () => {
  const once = withSection('# Changelog\n\n## 1.0.0\n\nFirst.\n', '1.1.0', '## 1.1.0\n\nA.\n')
  const twice = withSection(once, '1.1.0', '## 1.1.0\n\nB.\n')
  expect(twice).toBe('# Changelog\n\n## 1.1.0\n\nB.\n\n## 1.0.0\n\nFirst.\n')
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
