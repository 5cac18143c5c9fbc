import { type Suggestion, suggestionGroups } from '@vitrine/web/shop/search/suggestions.ts'
import { expect, test } from 'vitest'

const headline = (value: string) =>
  ({ __typename: 'HeadlineSuggestion', value }) as unknown as Suggestion
const product = (url: string) =>
  ({ __typename: 'ProductSuggestion', url, value: url }) as unknown as Suggestion
const more = { __typename: 'MoreProductsSuggestion', url: '/shop' } as unknown as Suggestion

const summary = (suggestions: Suggestion[]) =>
  suggestionGroups(suggestions).map(({ headline, options }) => [
    headline,
    options.map(({ url }) => url),
  ])

test('suggestions are grouped by headline, and the link to all products is a group of its own', () => {
  const suggestions = [
    headline('Products'),
    product('/product/a'),
    product('/product/b'),
    more,
    headline('Stories'),
    product('/stories/c'),
  ]
  expect(summary(suggestions)).toEqual([
    ['Products', ['/product/a', '/product/b']],
    [undefined, ['/shop']],
    ['Stories', ['/stories/c']],
  ])
})

test('suggestions before any headline are a group without one, and an empty group is left out', () => {
  expect(summary([product('/product/a'), product('/product/b'), headline('Stories')])).toEqual([
    [undefined, ['/product/a', '/product/b']],
  ])
})
