import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Listing } from '@vitrine/contract/catalog.ts'
import { Suggestions } from '@vitrine/contract/search.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'

const Slugs = z.array(z.string())
const Queries = z.array(
  z.strictObject({
    search: z.string(),
    only: Slugs.optional(),
    finds: Slugs.optional(),
    never: Slugs.optional(),
    pages: Slugs.optional(),
  }),
)
type Query = z.infer<typeof Queries>[number]

/** The share of the queries that must find what they should. */
const requiredShare = 0.95

const file = join(import.meta.dirname, 'searchQueries.yaml')
const queries = Queries.parse(parse(await readFile(file, 'utf8')))

const cms = sharedSeededCms()

async function read(path: string): Promise<unknown> {
  const response = await fetch(`${cms.url}/api/v1/${path}`)
  expect(response.status).toBe(200)
  return response.json()
}

const list = async (query: string) => Listing.parse(await read(`products?${query}`))
const search = (text: string) => list(`limit=48&s=${encodeURIComponent(text)}`)
const suggest = async (text: string) =>
  Suggestions.parse(await read(`search?s=${encodeURIComponent(text)}`))
const slugs = ({ data }: Listing) => data.map(({ url }) => url.replace('/product/', ''))

/** Problems of the results of a query, or none when they are as expected. */
async function faultsOf({ search: text, only, finds = [], never = [], pages = [] }: Query) {
  const listing = await search(text)
  const foundSlugs = slugs(listing)
  const addresses = listing.pages?.map(({ url }) => url) ?? []
  return [
    ...[...(only ?? []), ...finds]
      .filter((slug) => !foundSlugs.includes(slug))
      .map((slug) => `no ${slug}`),
    ...foundSlugs.filter((slug) => never.includes(slug) || (only && !only.includes(slug))),
    ...pages.filter((page) => !addresses.includes(page)).map((page) => `no ${page}`),
  ]
}

test('at least 95 % of the reviewed searches find what they should', async () => {
  covers('search.meaning.reviewed')

  const thai = queries.filter((query) => /[ก-๙]/.test(query.search))
  expect(thai.length).toBeGreaterThanOrEqual(60)
  expect(queries.length - thai.length).toBeGreaterThanOrEqual(60)
  const results = await Promise.all(
    queries.map(async (query) => ({ text: query.search, faults: await faultsOf(query) })),
  )
  const wrong = results.filter(({ faults }) => faults.length > 0)
  const allowed = Math.floor(queries.length * (1 - requiredShare))
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(allowed)
})

test.each([
  ['กพำหห', 'dress'],
  ["ditFxi'", 'กระโปรง'],
])('%s, typed in the wrong keyboard layout, finds what %s does', async (typed, meant) => {
  covers('search.layout')

  const [corrected, wanted] = [await search(typed), await search(meant)]
  expect(corrected.searchedFor).toBe(meant)
  expect(wanted.searchedFor).toBeNull()
  expect(corrected.pagination.total).toBeGreaterThan(0)
  expect(slugs(corrected)).toEqual(slugs(wanted))
  const [first, ...rest] = await suggest(typed)
  expect(first).toMatchObject({ type: 'searched-for', fields: { value: meant } })
  expect(rest).toEqual(await suggest(meant))
})

test('a text that finds nothing in either layout finds nothing, a single letter no word', async () => {
  covers('search.layout', 'search.meaning.letter')

  for (const typed of ['กพำหก', 'ิส ฟ แา', 'ก', 'xqzvvw', "c'f"])
    expect(await search(typed)).toMatchObject({ searchedFor: null, pagination: { total: 0 } })
})

test.each(['ไหม', 'silk กพำหห', 'เ้ดรส'])(
  '%s finds something as it is typed, and is not read in the other layout',
  async (typed) => {
    covers('search.layout')

    const { searchedFor, pagination } = await search(typed)
    expect(searchedFor).toBeNull()
    expect(pagination.total).toBeGreaterThan(0)
  },
)

test.for([
  ['Gucci', 'Gucci', 'bag'],
  ['กระเป๋ากุชชี่', 'Gucci', 'กระเป๋า'],
  ["levi's", "Levi's", 'jeans'],
  ['h & m dress under 10000', 'H&M', 'dress under 10000'],
] as const)(
  '%s names the brand that is not carried and finds the rest',
  async ([text, brand, rest]) => {
    covers('search.not-carried')

    const [withoutBrand, wanted] = [await search(text), await search(rest)]
    expect(withoutBrand).toMatchObject({ notCarried: brand, searchedFor: rest })
    expect(slugs(withoutBrand).length).toBeGreaterThan(0)
    expect(slugs(withoutBrand)).toEqual(slugs(wanted))
    const [first, ...others] = await suggest(text)
    expect(first?.fields).toMatchObject({ value: rest, not_carried: brand })
    expect(others).toEqual(await suggest(rest))
  },
)

test.each(['Gucci', "Levi's"])(
  'in Thai, what is found in place of %s is named in Thai',
  async (brand) => {
    covers('search.not-carried')

    const listing = await list(`limit=1&lang=th&s=${encodeURIComponent(brand)}`)
    expect(listing).toMatchObject({
      notCarried: brand,
      searchedFor: expect.stringMatching(/^\p{Script=Thai}+$/u),
    })
  },
)

test('in Thai, a text that is read in the other keyboard layout stays as it was typed', async () => {
  covers('search.layout')

  const typed = encodeURIComponent('กพำหห')
  expect(await list(`limit=1&lang=th&s=${typed}`)).toMatchObject({ searchedFor: 'dress' })
  const [first] = Suggestions.parse(await read(`search?lang=th&s=${typed}`))
  expect(first?.fields).toMatchObject({ value: 'dress' })
})

test.each(['mali studio', 'mango', 'diorama'])(
  '%s names no brand that is not carried',
  async (text) => {
    covers('search.not-carried')

    expect(await search(text)).toMatchObject({ notCarried: null })
  },
)

test.for([
  ['under 3000', 'limit=48&maxPrice=3000'],
  ['เดรสไม่เกินหนึ่งหมื่น', 'limit=48&s=เดรส&maxPrice=10000'],
  ['เดรส ๕,๐๐๐-๙,๐๐๐ บาท', 'limit=48&s=เดรส&minPrice=5000&maxPrice=9000'],
  ['gown over 25000', 'limit=48&s=gown&minPrice=25000'],
] as const)('%s finds what its prices allow', async ([text, query]) => {
  covers('search.prices')

  const wanted = await list(query)
  expect(wanted.pagination.total).toBeGreaterThan(0)
  expect(slugs(await search(text))).toEqual(slugs(wanted))
  expect(wanted.pagination.total).toBeLessThan((await list('limit=1')).pagination.total)
})

test('the prices of a search and those of the filter both hold, also if none is left', async () => {
  covers('search.prices')

  expect(slugs(await list('limit=48&s=dress under 10000&minPrice=8000'))).toEqual(
    slugs(await list('limit=48&s=dress&minPrice=8000&maxPrice=10000')),
  )
  const none = await list('limit=48&s=dress under 5000&minPrice=8000')
  expect(none.pagination.total).toBe(0)
})

test.each(['เดรสไปงานศพ', 'black dress for a funeral'])(
  '%s finds sober pieces in black and no evening gown',
  async (text) => {
    covers('search.occasion')

    const { data, ...listing } = await search(text)
    const foundSlugs = slugs({ data, ...listing })
    expect(foundSlugs.length).toBeGreaterThan(0)
    const gowns = slugs(await search('evening gown'))
    expect(foundSlugs.filter((slug) => gowns.includes(slug))).toEqual([])
    const sober = slugs(await list('occasions=funeral&limit=48'))
    expect(foundSlugs.filter((slug) => !sober.includes(slug))).toEqual([])
  },
)

test('a funeral shows each piece in black', async () => {
  covers('search.occasion')

  const { data } = await search('งานศพ')
  expect(new Set(data.map(({ shown }) => shown?.swatch))).toEqual(new Set(['ink']))
})

test('graduation, ordination and engagement find the pieces of their occasions', async () => {
  covers('search.occasion')

  const graduation = slugs(await list('occasions=graduation&limit=48'))
  expect(graduation).toContain('poplin-day-dress')
  for (const text of ['รับปริญญา', 'ชุดรับปริญญา', 'graduation', 'graduation dress'])
    expect(slugs(await search(text)), text).toEqual(graduation)
  expect(slugs(await search('งานบวช'))).toEqual(slugs(await search('temple')))
  expect(slugs(await search('งานหมั้น'))).toEqual(slugs(await search('wedding guest')))
})

test.each(['ของขวัญให้แม่', 'christmas present for mum'])(
  '%s finds pieces that are given',
  async (text) => {
    covers('search.gifts')

    const foundSlugs = slugs(await search(text))
    expect(foundSlugs).toEqual(expect.arrayContaining(['river-silk-scarf', 'pearl-drop-earrings']))
    expect(foundSlugs).not.toContain('rajadamri-blazer')
  },
)

test.for([
  ['blak dress', 'black dress', 'black'],
  ['เดรสสีชมพุ', 'เดรสสีชมพู', 'pink'],
  ['กระเป๋าสีนำตาล', 'กระเป๋าสีน้ำตาล', 'brown'],
] as const)('%s finds and shows what %s does', async ([typed, spelled, family]) => {
  covers('search.colour.misspelt')

  const [corrected, wanted] = [await search(typed), await search(spelled)]
  expect(corrected.data.length).toBeGreaterThan(0)
  expect(slugs(corrected)).toEqual(slugs(wanted))
  const shown = corrected.data.map(({ shown }) => shown?.swatch)
  expect(shown).toEqual(wanted.data.map(({ shown }) => shown?.swatch))
  const inFamily = await list(`limit=48&colors=${family}`)
  expect(inFamily.data.map(({ shown }) => shown?.swatch)).toEqual(
    expect.arrayContaining(shown.filter(Boolean)),
  )
})

test('listings can be narrowed to an occasion, a length and a fabric', async () => {
  covers('listing.filters.further')

  const listing = await list('occasions=temple&lengths=midi&fabrics=linen&limit=48')
  expect(slugs(listing)).toContain('pavilion-shirt-dress')
  expect(listing.filters.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['availability', 'occasions', 'lengths', 'fabrics']),
  )
})

test('filters and their values are in Thai, except names of brands and collections and sizes', async () => {
  covers('calls.language.texts')

  const { filters } = await list('limit=1&lang=th')
  const named = new Set(['brands', 'collections', 'sizes'])
  const texts = filters.flatMap(({ title, slug, terms = [] }) => [
    title,
    ...(named.has(slug) ? [] : terms.map(({ name }) => name)),
  ])
  expect(texts.filter((text) => !/[ก-๙]/.test(text))).toEqual([])
})

test('a search for a colour shows it on the cards and in the suggestions', async () => {
  covers('search.results.colour', 'search.suggestions.product')

  const { data } = await search('sage slip dress')
  const dress = data.find(({ url }) => url.endsWith('/silk-slip-dress'))
  expect(dress?.shown).toMatchObject({ option: 'colour', swatch: 'sage' })
  expect(dress?.found).toEqual({ colour: 'sage' })
  const suggestions = Suggestions.parse(
    await read(`search?s=${encodeURIComponent('sage slip dress')}`),
  )
  const suggested = suggestions.find(({ type }) => type === 'product')?.fields
  expect(suggested).toMatchObject({
    url: '/product/silk-slip-dress?variation=colour:sage',
    breadcrumbs: 'asv',
  })
  expect(suggested?.price).toBeGreaterThan(0)
  expect(suggested?.thumb_html).toContain(dress?.shown?.image?.sizes.thumbnail?.url ?? 'none')
})

test('a search finds the same in every language of the page', async () => {
  covers('search.meaning.languages')

  for (const text of ['silk dress', 'ชุดราตรีสีแดง', 'careers', 'ร่วมงานกับเรา']) {
    const query = `limit=48&s=${encodeURIComponent(text)}`
    const [english, thai] = [await list(query), await list(`${query}&lang=th`)]
    expect(slugs(english).length + (english.pages ?? []).length, text).toBeGreaterThan(0)
    expect(slugs(thai), text).toEqual(slugs(english))
    expect(thai.pages?.map(({ url }) => url)).toEqual(english.pages?.map(({ url }) => url))
  }
})

test('suggestions have the names of the requested language with the matches marked', async () => {
  const suggestions = Suggestions.parse(
    await read(`search?lang=th&s=${encodeURIComponent('ชุดราตรีเจ้าพระยา')}`),
  )
  const [product] = suggestions.filter(({ type }) => type === 'product')
  expect(product?.fields.value).toContain('<mark>')
  expect(product?.fields.value.replace(/<\/?mark>/g, '')).toBe('ชุดราตรีเจ้าพระยา')
  const taxonomies = (item: z.infer<typeof Suggestions>) =>
    item.filter(({ type }) => type === 'taxonomy').map(({ fields }) => fields.url)
  const inEnglish = Suggestions.parse(await read('search?s=day%20dresses'))
  const inThai = Suggestions.parse(await read(`search?s=${encodeURIComponent('เดรสลำลอง')}`))
  expect(taxonomies(inThai)[0]).toBe(taxonomies(inEnglish)[0])
})

test('a material finds every piece made of it and no other', async () => {
  covers('search.meaning.all-words')

  const pieces = slugs(await search('linen'))
  expect(pieces).toHaveLength(9)
  expect(pieces).not.toContain('raffia-hat')
})

test('English and Thai words for a colour find the same products', async () => {
  covers('search.meaning.same')

  const black = slugs(await search('black blazer'))
  expect(black.length).toBeGreaterThan(0)
  for (const text of ['noir blazer', 'ink blazer', 'เบลเซอร์สีดำ'])
    for (const slug of slugs(await search(text))) expect(black, text).toContain(slug)
  for (const [english, thai] of [
    ['black', 'สีดำ'],
    ['white', 'สีขาว'],
    ['red', 'สีแดง'],
    ['blue', 'สีน้ำเงิน'],
  ] as const) {
    const foundSlugs = slugs(await search(thai))
    expect(foundSlugs.length, thai).toBeGreaterThan(0)
    const all = slugs(await search(english))
    expect(
      foundSlugs.filter((slug) => !all.includes(slug)),
      thai,
    ).toEqual([])
  }
})

test.for([
  ['เเดง', 'แดง', 'a vowel of two letters'],
  ['กระ\u200bโปรง', 'กระโปรง', 'an invisible space'],
  ['เสืื้อ', 'เสื้อ', 'a doubled vowel'],
  ['ผ้้าไหม', 'ผ้าไหม', 'a doubled mark'],
  ['เส้ือ', 'เสื้อ', 'a mark before its vowel'],
  ['สีดํา', 'สีดำ', 'a vowel in two pieces'],
] as const)('%s finds what %s finds: %s', async ([typed, spelled]) => {
  const foundSlugs = slugs(await search(spelled))
  expect(foundSlugs.length).toBeGreaterThan(0)
  expect(slugs(await search(typed))).toEqual(foundSlugs)
})

test('Thai words of two characters and sizes have suggestions', async () => {
  covers('search.minimum')

  for (const text of ['ดำ', '39']) {
    const types = (await suggest(text)).map(({ type }) => type)
    expect(types, text).toContain('product')
  }
  expect(await suggest('XL')).toEqual([])
})

test('suggestions and the listing find the same number of products', async () => {
  for (const text of ['black dress', 'purple silk unicorn', 'กางเกงลินิน', 'slik dres']) {
    const suggestions = await suggest(text)
    const products = suggestions.filter(({ type }) => type === 'product')
    const total = suggestions.find(({ type }) => type === 'more_products')?.fields.total
    expect(total ?? products.length, text).toBe((await search(text)).pagination.total)
  }
})

test('products that match the most words are found when none matches all of them', async () => {
  covers('search.meaning.most-words')

  const all = slugs(await search('purple silk'))
  expect(slugs(await search('purple silk unicorn'))).toEqual(all)
  expect(slugs(await search('silk unicorn'))).toEqual(slugs(await search('silk')))
})

test('a page that matches all words keeps products away that match only some', async () => {
  const listing = await search('size guide')
  expect(listing.data).toEqual([])
  expect(listing.pages).toEqual([{ title: 'Size guide', url: '/size-guide', section: null }])
})

test('a search suggests pages and stories after the products', async () => {
  expect((await suggest('gift')).slice(-4, -1)).toMatchObject([
    { type: 'headline', fields: { value: 'Pages and stories' } },
    { type: 'page', fields: { value: '<mark>Gift</mark> cards', url: '/gift-cards' } },
    { type: 'page', fields: { url: '/faq' } },
  ])
  expect(await suggest('indigo')).toContainEqual({
    type: 'page',
    fields: {
      value: 'The blue that never empties',
      url: '/the-blue-that-never-empties',
      breadcrumbs: 'Stories',
    },
  })
})

test('pages come with the first page of a listing and only for a search', async () => {
  expect((await list('s=red&limit=12&page=2')).pages).toEqual([])
  expect((await list('limit=12')).pages).toEqual([])
  expect((await list('s=red&limit=12')).pages?.length).toBeGreaterThan(0)
})

test('sizes of belts are a scale of their own', async () => {
  covers('listing.filters.scales')

  const { filters } = await list('limit=12')
  const sizes = filters.find(({ slug }) => slug === 'sizes')?.terms ?? []
  const scales = new Set(sizes.map(({ group }) => group))
  expect([...scales]).toEqual(['Clothing', 'Waist in inches', 'Shoes (EU)', 'Belts'])
  expect(sizes.filter(({ group }) => group === 'Belts').map(({ slug }) => slug)).toEqual([
    'belt-s',
    'belt-m',
    'belt-l',
  ])
  expect(slugs(await list('sizes=belt-s'))).toEqual(['atelier-belt', 'woven-belt'])
  expect(slugs(await list('sizes=s&limit=48'))).not.toContain('atelier-belt')
})
