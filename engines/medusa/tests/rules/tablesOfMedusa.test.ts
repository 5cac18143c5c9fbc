import { readFile } from 'node:fs/promises'
import { rebuildListingIndex } from '@vitrine/cms/catalog/listingIndex.ts'
import { readListing } from '@vitrine/cms/catalog/readListing.ts'
import { suggest } from '@vitrine/cms/catalog/search/suggest.ts'
import { type OpenDatabase, openDatabase } from '@vitrine/cms/database/openDatabase.ts'
import { respondInLanguage } from '@vitrine/commerce/language.ts'
import { ListingQuery } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Directory } from '../../server/catalogue/directory.ts'
import { catalogueRoutes } from '../../server/catalogue/routes.ts'
import type { Adapter } from '../../server/core/adapter.ts'
import { revalidate } from '../../server/http/responses.ts'
import { CatalogueIndex } from '../../server/index/catalogueIndex.ts'
import { storeChanges } from '../../server/index/storeChanges.ts'
import { storeFixedTerms } from '../../server/index/storeTerms.ts'
import type { MedusaProduct, MedusaTerms } from '../../server/medusa/readCatalogue.ts'

/** The tables in which the adapter for Medusa keeps its index, which `npm test -- medusa` fills over an engine. */
const tables = new URL('../../server/index/schema.sql', import.meta.url)

let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ dataDirectory: '', embeddedInMemory: true, isMigrated: false })
  const statements = (await readFile(tables, 'utf8')).split(/;\n/).filter((text) => text.trim())
  for (const extension of ['pg_trgm', 'fuzzystrmatch']) {
    await open.database.execute(sql.raw(`create extension if not exists ${extension}`))
  }
  for (const statement of statements) await open.database.execute(sql.raw(statement))
  await open.database.execute(sql`set search_path = public, shop_catalogue_memory`)
})
afterAll(() => open.close())

test('the tables of the adapter for Medusa have every column that the statements of catalog/ name', async () => {
  await rebuildListingIndex(open.database)
  const noPages = { pages: async () => [] }
  for (const query of [{}, { s: 'slip', sort: 'price', sizes: 'm', availability: 'in-stock' }]) {
    const listing = await readListing(open.database, ListingQuery.parse(query), {
      ...noPages,
      onSaleOnly: false,
    })
    expect(listing.pagination.total).toBe(0)
  }
  const suggestions = await suggest(open.database, 'slip', { findOwnPages: noPages.pages })
  expect(suggestions).toMatchObject([{ type: 'no-results' }])
})

const terms = {
  types: [{ id: 'ptyp_1', value: 'Aurea' }],
  collections: [],
  categories: [
    {
      ...{ id: 'pcat_1', name: 'Kimonos', handle: 'kimonos', rank: 0, parent_category_id: null },
      metadata: { vitrine: { thai: { name: 'กิโมโน' } } },
    },
  ],
} as unknown as MedusaTerms

/** A product as Medusa's Store API returns it. */
const dress = (thai: object) =>
  ({
    ...{ id: 'prod_1', handle: 'dawn-dress', title: 'Dawn dress', type_id: 'ptyp_1' },
    ...{ description: 'For early guests.', material: 'Silk', categories: [{ id: 'pcat_1' }] },
    options: [{ title: 'Colour', values: [{ id: 'value', value: 'Midnight' }] }],
    variants: [
      {
        ...{ id: 'variant_1', sku: 'D-1', inventory_quantity: 5, options: [{ id: 'value' }] },
        calculated_price: { calculated_amount: 900, original_amount: 900 },
      },
    ],
    metadata: { vitrine: { thai } },
  }) as unknown as MedusaProduct

/** The adapter's routes of a catalogue with one product, and how staff change its Thai texts. */
async function shopOver({ database }: OpenDatabase, thai: object) {
  const pages = { find: async () => [] } as unknown as Adapter['pages']
  const index = new CatalogueIndex(database, pages, pino({ level: 'silent' }))
  index.setTerms(terms)
  const { directory } = index
  await storeFixedTerms(database, directory)
  await rebuildListingIndex(database)
  const app = Fastify()
  respondInLanguage(app, index.thai.dictionary)
  revalidate(app)
  catalogueRoutes(app, { index } as Adapter)
  const enter = async (entered: object) => {
    const { paths } = await storeChanges(database, new Map([['prod_1', dress(entered)]]), {
      ...{ directory, before: new Directory(terms), isStale: false },
    })
    index.thai.forget()
    return paths
  }
  await enter(thai)
  const read = async (path: string) => (await app.inject(`/api/v1${path}`)).json()
  return { app, enter, read }
}

beforeEach(() =>
  open.database.execute(
    sql`truncate products, terms, listing_positions, listing_terms, search_words, listing_words cascade`,
  ),
)

test('the adapter for Medusa responds in Thai, and in English where a text has no Thai', async () => {
  covers('calls.language.texts')
  const words = { Midnight: 'น้ำเงินเข้ม' }
  const { read } = await shopOver(open, { name: 'เดรสรุ่งสาง', composition: 'ไหม', words })
  const texts = ({ name, options, description, composition, meta, categories }: Texts) => ({
    ...{ name, option: options[0], description, composition, title: meta?.title, categories },
  })
  expect(texts(await read('/products/dawn-dress?lang=th'))).toMatchObject({
    name: 'เดรสรุ่งสาง',
    option: { name: 'สี', swatches: [{ slug: 'midnight', label: 'น้ำเงินเข้ม' }] },
    description: 'For early guests.',
    composition: 'ไหม',
    title: 'เดรสรุ่งสาง – Aurea',
    categories: [{ slug: 'kimonos', name: 'กิโมโน' }],
  })
  expect(texts(await read('/products/dawn-dress'))).toMatchObject({
    name: 'Dawn dress',
    option: { name: 'Colour', swatches: [{ label: 'Midnight' }] },
    composition: 'Silk',
  })
  const { data, filters } = await read('/products?lang=th')
  expect(data[0].name).toBe('เดรสรุ่งสาง')
  expect(filters).toContainEqual(
    expect.objectContaining({
      title: 'หมวดหมู่',
      terms: [expect.objectContaining({ name: 'กิโมโน' })],
    }),
  )
})

interface Texts {
  name: string
  options: { name: string; swatches: { label: string }[] }[]
  description?: string
  composition?: string
  meta?: { title: string }
  categories?: { name: string }[]
}

test('over Medusa, braces in a name that staff entered are braces', async () => {
  covers('calls.language.texts')
  const words = { '{size}': '{size} ขนาด', '{x} {y}': 'ขนาด', constructor: 'ตัวสร้าง' }
  const { read } = await shopOver(open, { words })
  const product: Texts = await read('/products/dawn-dress?lang=th')
  expect(product).toMatchObject({ name: 'Dawn dress', composition: 'Silk' })
})

test('over Medusa, Thai names find products and categories on pages of either language', async () => {
  covers('search.meaning.languages')
  const { read } = await shopOver(open, { name: 'เดรสรุ่งสาง' })
  const search = async (path: string) => JSON.stringify(await read(path))
  for (const language of ['en', 'th']) {
    const { data } = await read(`/products?s=${encodeURIComponent('รุ่งสาง')}&lang=${language}`)
    expect(data).toHaveLength(1)
    const suggestions = await search(`/search?s=${encodeURIComponent('กิโมโน')}&lang=${language}`)
    expect(suggestions).toContain('/kimonos')
  }
  const suggested = await search(`/search?s=dawn&lang=th`)
  expect(suggested).toContain('เดรส')
})

test('Thai that staff change in Medusa is shown, with another ETag and the paths of listings', async () => {
  const { app, enter, read } = await shopOver(open, { name: 'เดรสรุ่งสาง' })
  const get = (tag = '') =>
    app.inject({ url: '/api/v1/products?lang=th', headers: { 'if-none-match': tag } })
  const before = await get()
  const tag = String(before.headers['etag'])
  expect((await get(tag)).statusCode).toBe(304)
  expect((await app.inject('/api/v1/products')).headers['etag']).not.toBe(tag)
  expect(await enter({ name: 'เดรสยามเช้า' })).toContain('/products')
  expect((await get(tag)).statusCode).toBe(200)
  expect((await read('/products?lang=th')).data[0].name).toBe('เดรสยามเช้า')
})
