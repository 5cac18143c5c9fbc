import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutServerParts } from '../../scripts/vite/stripServerParts.ts'

test('the plugin removes what only the server calls, and keeps other uses of its names', () => {
  const code = `({
    path: '/orders',
    search: ({ search }) => search.get('key'),
    queries: ({ search }) => [{ search }],
    isShareable: () => false,
    head: () => ({ address: 'Bangkok', title: 'search: () => 1' }),
    address: ({ store }) => store.url,
  })`
  type Root = Parameters<typeof withoutServerParts>[1]
  const left = withoutServerParts(code, parseAst(code) as unknown as Root)
  const page = new Function(`return ${left}`)()
  expect(Object.keys(page)).toEqual(['path', 'queries', 'head'])
  expect(page.queries({ search: 1 })).toEqual([{ search: 1 }])
  expect(page.head()).toEqual({ address: 'Bangkok', title: 'search: () => 1' })
})
