import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { paths } from '#web/paths.ts'
import { routes } from '#web/routes.ts'

const titleOf = (path: string, data: object) =>
  routes
    .find((page) => page.path === path)
    ?.head(data, { parameters: { slug: 'gone', '*': 'gone' }, search: new URLSearchParams() }).title

test.each([
  [paths.product, 'product', 'Product'],
  [paths.category, 'listing', 'Gone'],
  [paths.lookBook, 'lookBook', 'Look book'],
  [paths.store, 'store', 'Store'],
])(
  'the page at %s has a title while it loads, and another when it does not exist',
  (path, field, title) => {
    expect(titleOf(path, {})).toBe(title)
    expect(titleOf(path, { [field]: null })).toBe('Page not found')
  },
)

test('the pages of a visitor, of a search and of an email are not indexed', () => {
  covers('pages.noindex')
  const request = { parameters: { '*': '' }, search: new URLSearchParams() }
  const excluded = routes.filter(({ head }) => head({}, request).robots === 'noindex')
  const own = /^\/(my-account|checkout|wishlist|search|stock-alerts)(\/|$)|^\*$/
  expect(excluded.map(({ path }) => path).sort()).toEqual(
    Object.values(paths)
      .filter((path) => own.test(path))
      .sort(),
  )
})
