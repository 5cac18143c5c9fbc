import { expect, test } from 'vitest'
import { releaseProblems } from '../../scripts/schema/releaseProblems.ts'

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
