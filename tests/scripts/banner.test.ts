import { expect, test } from 'vitest'
import { banner } from '../../scripts/lib/banner.mjs'
import { elapsed } from '../../scripts/lib/progress.mjs'

test('the banner aligns URLs in columns', () => {
  const lines = [
    'Shop  http://localhost:3000',
    'GraphQL playground  http://localhost:3000/graphql  examples in its first tabs',
  ]
  expect(banner('Vitrine is open (4.1 s).', lines, 'Ctrl-C stops it.')).toBe(`
Vitrine is open (4.1 s).

  Shop                 http://localhost:3000
  GraphQL playground   http://localhost:3000/graphql   examples in its first tabs

Ctrl-C stops it.
`)
})

test('elapsed time is formatted in seconds with a decimal, then in minutes', () => {
  expect([40, 59_940, 60_000, 132_500].map(elapsed)).toEqual([
    '0.0 s',
    '59.9 s',
    '1 min 0 s',
    '2 min 12 s',
  ])
})
