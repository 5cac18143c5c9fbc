import { expect, test } from 'vitest'
import { routes } from '#web/routes.ts'

const titleOf = (module: string, data: object) =>
  routes
    .find((route) => route.module === module)
    ?.head(data, { parameters: { slug: 'gone', '*': 'gone' }, search: new URLSearchParams() }).title

test.each([
  ['catalog/ProductPage', 'product', 'Product'],
  ['catalog/CategoryPage', 'listing', 'Gone'],
  ['content/LookBookPage', 'lookBook', 'Look book'],
  ['content/StorePage', 'store', 'Store'],
])('%s is named while it loads, and says where there is none', (module, field, title) => {
  expect(titleOf(module, {})).toBe(title)
  expect(titleOf(module, { [field]: null })).toBe('Page not found')
})
