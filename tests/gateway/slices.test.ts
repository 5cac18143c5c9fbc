import { cursorOf, sliceOf } from '@vitrine/gateway/responses/connection.ts'
import { partOf } from '@vitrine/gateway/sources/paging.ts'
import { expect, test } from 'vitest'

const list = ['a', 'b', 'c', 'd', 'e']

test.each([
  [{}, 'abcde', false, false],
  [{ first: 2 }, 'ab', true, false],
  [{ first: 2, after: cursorOf(1) }, 'cd', true, true],
  [{ first: 9, after: cursorOf(1) }, 'cde', false, true],
  [{ last: 2 }, 'de', false, true],
  [{ last: 9 }, 'abcde', false, false],
  [{ last: 2, before: cursorOf(3) }, 'bc', true, true],
  [{ last: 2, before: cursorOf(1) }, 'a', true, false],
  [{ before: cursorOf(2) }, 'ab', true, false],
  [{ before: cursorOf(99) }, 'abcde', false, false],
  [{ after: cursorOf(0), before: cursorOf(4) }, 'bcd', true, true],
  [{ first: 3, last: 1 }, 'c', true, true],
])('the part %j of a whole list is %s', (paging, items, hasNextPage, hasPreviousPage) => {
  const { nodes, edges, pageInfo, totalCount } = sliceOf(list, partOf(paging))
  expect(nodes.join('')).toBe(items)
  expect(edges.map(({ cursor }) => cursor)).toEqual(
    nodes.map((item) => cursorOf(list.indexOf(item))),
  )
  expect(pageInfo).toMatchObject({ hasNextPage, hasPreviousPage })
  expect(totalCount).toBe(5)
})

test.each([{ before: cursorOf(0) }, { after: cursorOf(9) }, { last: 1, before: cursorOf(0) }])(
  'the part %j of a whole list is empty',
  (paging) => {
    const { nodes, pageInfo } = sliceOf(list, partOf(paging))
    expect([nodes, pageInfo.startCursor, pageInfo.endCursor]).toEqual([[], null, null])
  },
)

test.each([
  [{ last: 0 }, 'last'],
  [{ first: -1 }, 'first'],
  [{ before: 'c' }, 'before'],
  [{ after: 'c' }, 'after'],
])('the arguments %j are rejected', (paging, field) => {
  expect(() => partOf(paging)).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({ fields: { [field]: expect.any(String) } }),
    }),
  )
})
