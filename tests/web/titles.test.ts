import { expect, test } from 'vitest'
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
