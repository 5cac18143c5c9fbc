import { changesUnder } from '@vitrine/gateway/cache/changes.ts'
import { expect, test } from 'vitest'

test.each([
  ['/products', '/products', true],
  ['/products', '/products?s=felt', true],
  ['/products', '/products/felt-hat', true],
  ['/products', '/products/felt-hat?fields=a/b', true],
  ['/products', '/posts/products', false],
  ['/products/felt-hat', '/products/felt-hat', true],
  ['/products?s=felt', '/products?s=felt', true],
  ['/', '/posts', true],
  ['/', 'content:/posts', false],
  ['/posts', 'content:/posts', false],
  ['content:/', 'content:/posts?page=2', true],
])('a change of %s invalidates the response of %s: %s', (path, key, isInvalidated) => {
  expect(changesUnder(['/other', path])(key)).toBe(isInvalidated)
})
