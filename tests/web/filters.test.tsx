import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterTerms } from '#web/shop/catalog/listing/FilterTerms.tsx'
import { productsIn } from '#web/shop/catalog/listing/ListingToolbar.tsx'

const nothing = () => {}
const term = { name: 'A term', count: 1, color: null, colors: null }

test('a colour filter shows one colour, or two halves for two colours', () => {
  const html = renderToString(
    <FilterTerms
      name="colors"
      title="Colour"
      terms={[
        { ...term, slug: 'ink', color: '#242326' },
        { ...term, slug: 'navy-white', colors: ['#f4f0e7', 'navy'] },
        { ...term, slug: 'unpainted' },
      ]}
      active={[]}
      onToggle={nothing}
      onPrefetch={nothing}
    />,
  )
  expect(html.match(/background:[^"]*/g)).toEqual([
    'background:#242326',
    'background:linear-gradient(135deg, #f4f0e7 50%, navy 50%)',
  ])
})

test('the number of products has the right plural and thousands separators', () => {
  expect([0, 1, 2, 1234].map(productsIn)).toEqual([
    '0 products',
    '1 product',
    '2 products',
    '1,234 products',
  ])
})
