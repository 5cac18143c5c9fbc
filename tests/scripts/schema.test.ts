import { diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { sectionOf, withSection } from '../../scripts/schema/schemaChangelog.ts'
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
