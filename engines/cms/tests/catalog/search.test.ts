import { Listing } from '@vitrine/contract/catalog.ts'
import { Suggestions } from '@vitrine/contract/search.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { smallCatalogue, smallProduct } from '#cms/tests/support/smallCatalogue.ts'

const cms = sharedCms()
beforeAll(async () => {
  const knits = Array.from({ length: 9 }, (_, index) =>
    smallProduct({
      slug: `knit-${index}`,
      name: `Cashmere Knit No. ${index}`,
      brand: 'guest',
      categories: ['clothing'],
      price: 5000,
      popularity: index,
    }),
  )
  const caps = ['Satin', 'Sabin'].map((name) =>
    smallProduct({
      slug: `${name.toLowerCase()}-cap`,
      name: `${name} Cap`,
      brand: 'guest',
      categories: ['clothing'],
      price: 900,
    }),
  )
  const wool = { brand: 'guest', categories: ['clothing'], price: 2000 }
  const merino = [
    smallProduct({
      ...wool,
      slug: 'wool-coat',
      name: 'Long Coat',
      keywords: ['merino'],
      popularity: 90,
    }),
    smallProduct({ ...wool, slug: 'rib-top', name: 'Rib Top in Merino', popularity: 5 }),
    smallProduct({ ...wool, slug: 'merino-tee', name: 'Merino Tee', popularity: 1 }),
  ]
  const coded = { brand: 'guest', categories: ['clothing'], price: 3000 }
  const codes = [
    smallProduct({
      ...{ ...coded, slug: 'vt-204', name: 'Poplin Robe' },
      ...{ colours: ['ivory', 'black'], sizes: ['s', 'm'], stock: 0 },
    }),
    smallProduct({ ...coded, slug: 'ab-1', name: 'Narrow Belt', sizes: ['s', 'm', 'l'] }),
    smallProduct({ ...coded, slug: 'ab', name: 'Wide Belt', sizes: Array.from('abcdefghijkl') }),
  ]
  const products = [...smallCatalogue.products, ...knits, ...caps, ...merino, ...codes]
  await seedCatalogue(cms, { ...smallCatalogue, products })
})

async function suggest(text: string) {
  const response = await fetch(`${cms.url}/api/v1/search?s=${encodeURIComponent(text)}`)
  expect(response.status).toBe(200)
  return Suggestions.parse(await response.json())
}
async function list(text: string) {
  const query = new URLSearchParams({ s: text, sort: 'popularity' })
  const response = await fetch(`${cms.url}/api/v1/products?${query}`)
  expect(response.status).toBe(200)
  return Listing.parse(await response.json())
}
async function foundProducts(text: string) {
  const suggestions = await suggest(text)
  return suggestions
    .filter(({ type }) => type === 'product')
    .map(({ fields }) => fields.value.replace(/<\/?mark>/g, ''))
}

test('suggestions list categories and products under headlines with marked matches', async () => {
  const suggestions = await suggest('dress')
  expect(suggestions.slice(0, 4)).toMatchObject([
    { type: 'headline', fields: { value: 'Categories' } },
    {
      type: 'taxonomy',
      fields: {
        value: '<mark>Dresses</mark>',
        url: '/product-category/clothing/dresses',
        breadcrumbs: 'Clothing',
        total: 4,
      },
    },
    { type: 'headline', fields: { value: 'Products' } },
    {
      type: 'product',
      fields: {
        value: 'Silk Slip <mark>Dress</mark>',
        url: '/product/silk-slip-dress',
        breadcrumbs: 'ASAVA',
        thumb_html: expect.stringMatching(
          /^<img src="\/media\/[^"<>]+" width="\d+" height="\d+" alt="">$/,
        ),
      },
    },
  ])
})

test('a link to all matching products with their number follows when there are more than six', async () => {
  const suggestions = await suggest('cashmere')
  expect(suggestions.filter(({ type }) => type === 'product')).toHaveLength(6)
  expect(suggestions.at(-1)).toEqual({
    type: 'more_products',
    fields: { value: 'See all products', url: '/shop?s=cashmere', total: 9 },
  })
})

test('popular products come first', async () => {
  expect((await foundProducts('cashmere')).slice(0, 2)).toEqual([
    'Cashmere Knit No. 8',
    'Cashmere Knit No. 7',
  ])
  expect(await foundProducts('shirt')).toEqual(['Linen Shirt', 'Cotton Shirt', 'Shirt Dress'])
})

test('a product whose name matches comes before more popular keyword matches', async () => {
  expect(await foundProducts('merino')).toEqual(['Rib Top in Merino', 'Merino Tee', 'Long Coat'])
})

test.each([
  ['slik', 'Silk Slip Dress'],
  ['cashmeer', 'Cashmere Knit No. 8'],
  ['leater tote', 'Leather Tote'],
])('a typo is tolerated: %s', async (typed, expected) => {
  expect(await foundProducts(typed)).toContain(expected)
})

test('the closest spelling is found, and a transposition counts as one error', async () => {
  expect(await foundProducts('satim')).toEqual(['Satin Cap'])
  expect(await foundProducts('sabni')).toEqual(['Sabin Cap'])
  expect(await foundProducts('slik dress')).toContain('Silk Slip Dress')
  expect(await foundProducts('slik')).toContain('Mini Bag &lt;Gold &amp; Silk&gt;')
})

test('words match in any order, in any case, with accents, as prefixes or parts', async () => {
  for (const typed of ['DRESS silk', 'drèss sil', 'silk dre']) {
    expect(await foundProducts(typed)).toEqual(['Silk Slip Dress'])
  }
  expect(await foundProducts('ashmere')).toHaveLength(6)
})

test('Thai text is searched by its words', async () => {
  expect(await foundProducts('เดรสผ้าไหม')).toEqual(['Silk Slip Dress'])
  expect(await foundProducts('ผ้าไหม')).toEqual([
    'Silk Slip Dress',
    'Mini Bag &lt;Gold &amp; Silk&gt;',
  ])
  expect(new Set(await foundProducts('เดรส'))).toEqual(new Set(await foundProducts('dress')))
})

test('a product code finds only that product', async () => {
  expect(await foundProducts('leather-tote')).toEqual(['Leather Tote'])
})

test.each([
  'vt-204-3',
  'VT-204-3',
  'vt2043',
  ' VT 204 / 3',
  'ＶＴ－２０４－３',
  'vt\u2013204\u20113',
])('the SKU of a sold-out variation finds it, chosen on its page: %j', async (text) => {
  covers('search.meaning.code')

  const suggestions = await suggest(text)
  expect(suggestions.map(({ fields }) => fields.url)).toEqual([
    undefined,
    '/product/vt-204?variation=color:black,size:m',
  ])
  const { data } = await list(text)
  expect(data.map(({ found, shown }) => ({ found, shown: shown?.swatch }))).toEqual([
    { found: { color: 'black', size: 'm' }, shown: 'black' },
  ])
})

test('SKUs that are the same without hyphens are all found, and one that is typed exactly alone', async () => {
  covers('search.meaning.code')

  const names = async (text: string) => (await list(text)).data.map(({ name }) => name).toSorted()
  // AB-11 of the wide belt and AB-1-1 of the narrow one.
  expect(await names('ab 1 1')).toEqual(['Narrow Belt', 'Wide Belt'])
  expect(await names('AB-1-1')).toEqual(['Narrow Belt'])
  expect((await list('AB-1-1')).data[0]?.found).toEqual({ size: 'm' })
  expect((await list('ab 1 1')).data[0]?.found ?? null).toBeNull()
})

test('the code of a product without its hyphens finds only that product', async () => {
  expect(await foundProducts('leather tote')).toContain('Leather Tote')
  expect(await foundProducts('LEATHER–TOTE')).toContain('Leather Tote')
  expect(await foundProducts('vt204')).toEqual(['Poplin Robe'])
})

test('a search without matches returns no-results', async () => {
  expect(await suggest('xqzvvw')).toEqual([
    { type: 'no-results', fields: { value: 'No result found' } },
  ])
})

test('fewer than three characters are not searched', async () => {
  for (const typed of ['', 'si', '  s ']) expect(await suggest(typed)).toEqual([])
})

test('names are HTML-escaped before matches are marked', async () => {
  expect(await suggest('gold')).toContainEqual({
    type: 'product',
    fields: expect.objectContaining({ value: 'Mini Bag &lt;<mark>Gold</mark> &amp; Silk&gt;' }),
  })
})

test.each(['<script>alert(1)</script>', `${'ก'.repeat(200)}`])(
  'hostile search text is treated as text: %s',
  async (typed) => {
    const text = JSON.stringify(await suggest(typed))
    expect(text).not.toContain('<script')
  },
)
