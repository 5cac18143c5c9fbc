import { indexCursor, sliceList } from '@vitrine/gateway/responses/connection.ts'
import { connectionSlice } from '@vitrine/gateway/sources/paging.ts'
import { expect, test } from 'vitest'

const list = ['a', 'b', 'c', 'd', 'e']

test.each([
  [{}, 'abcde', false, false],
  [{ first: 2, after: indexCursor(1) }, 'cd', true, true],
  [{ first: 9, after: indexCursor(1) }, 'cde', false, true],
  [{ last: 2 }, 'de', false, true],
  [{ last: 2, before: indexCursor(3) }, 'bc', true, true],
  [{ last: 2, before: indexCursor(1) }, 'a', true, false],
  [{ after: indexCursor(0), before: indexCursor(4) }, 'bcd', true, true],
  [{ first: 3, last: 1 }, 'c', true, true],
])('the part %j of a whole list is %s', (paging, items, hasNextPage, hasPreviousPage) => {
  const { nodes, edges, pageInfo, totalCount } = sliceList(list, connectionSlice(paging))
  expect(nodes.join('')).toBe(items)
  expect(edges.map(({ cursor }) => cursor)).toEqual(
    nodes.map((item) => indexCursor(list.indexOf(item))),
  )
  expect(pageInfo).toMatchObject({ hasNextPage, hasPreviousPage })
  expect(totalCount).toBe(5)
})

test.each([
  { before: indexCursor(0) },
  { after: indexCursor(9) },
  { last: 1, before: indexCursor(0) },
])('the part %j of a whole list is empty', (paging) => {
  const { nodes, pageInfo } = sliceList(list, connectionSlice(paging))
  expect([nodes, pageInfo.startCursor, pageInfo.endCursor]).toEqual([[], null, null])
})

test.each([
  [{ last: 0 }, 'last'],
  [{ first: -1 }, 'first'],
  [{ after: 'c' }, 'after'],
])('the arguments %j are rejected', (paging, field) => {
  expect(() => connectionSlice(paging)).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({ fields: { [field]: expect.any(String) } }),
    }),
  )
})
