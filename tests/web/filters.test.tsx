import { shownFilters } from '@vitrine/web/shop/catalog/listing/FilterList.tsx'
import { FilterTerms, SizeTerms } from '@vitrine/web/shop/catalog/listing/FilterTerms.tsx'
import { slugsBelow, termTree } from '@vitrine/web/shop/catalog/listing/TermList.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const nothing = () => {}
const term = { name: 'A term', count: 1, parent: null, group: null, color: null, colors: null }

test('subcategories are listed below their category, and a term without its parent at the top', () => {
  covers('listing.filters.subcategories')

  const tree = termTree([
    { ...term, slug: 'dresses' },
    { ...term, slug: 'evening', parent: 'dresses' },
    { ...term, slug: 'coats', parent: 'outerwear' },
  ])
  expect(tree.map((node) => [node.term.slug, slugsBelow(node.below)])).toEqual([
    ['dresses', ['evening']],
    ['coats', []],
  ])
})

test('sizes are grouped by scale, and come first of the filters', () => {
  covers('listing.filters.scales', 'listing.filters.sizes-first')

  const html = renderToString(
    <SizeTerms
      name="sizes"
      title="Size"
      terms={[
        { ...term, slug: 's', name: 'S', group: 'Clothing' },
        { ...term, slug: '36', name: '36', group: 'Shoes (EU)' },
        { ...term, slug: 'm', name: 'M', group: 'Clothing' },
      ]}
      active={['m']}
      onToggle={nothing}
      onPrefetch={nothing}
    />,
  )
  expect(html.match(/aria-label="[^"]+"|>(?:S|M|36) </g)).toEqual([
    'aria-label="Clothing"',
    '>S <',
    '>M <',
    'aria-label="Shoes (EU)"',
    '>36 <',
  ])
  const filter = { title: '', within: null, above: [], terms: [{ ...term, slug: 'a' }] }
  const filters = (['BRANDS', 'COLORS', 'SIZES'] as const).map((slug) => ({ ...filter, slug }))
  expect(shownFilters(filters, ['colors']).map(({ slug }) => slug)).toEqual(['SIZES', 'BRANDS'])
})

test('counts of filter values are left out when they are all the same', () => {
  covers('listing.filters.counts-equal')

  const countsOf = (...counts: number[]) => {
    const props = {
      title: 'Values',
      terms: counts.map((count, index) => ({ ...term, slug: `t${index}`, name: 'T', count })),
      active: [],
      onToggle: nothing,
      onPrefetch: nothing,
    }
    return [
      renderToString(<SizeTerms name="sizes" {...props} />),
      renderToString(<FilterTerms name="brands" {...props} />),
    ].map((html) => [...html.matchAll(/>(\d+)</g)].map(([, count]) => Number(count)))
  }
  expect(countsOf(35, 35, 35)).toEqual([[], []])
  expect(countsOf(35, 34)).toEqual([
    [35, 34],
    [35, 34],
  ])
  expect(countsOf(35)).toEqual([[35], [35]])
  expect(countsOf(0, -1)).toEqual([[0], [0]])
})
