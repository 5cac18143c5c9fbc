import { rebuildListingIndex } from '@vitrine/cms/catalog/listingIndex.ts'
import type { Database, OpenDatabase } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Directory } from '../server/catalogue/directory.ts'
import type { ContentPages } from '../server/content/contentPages.ts'
import { CatalogueIndex } from '../server/index/catalogueIndex.ts'
import { openIndexDatabase } from '../server/index/openIndex.ts'
import { storeChanges } from '../server/index/storeChanges.ts'
import { storeFixedTerms } from '../server/index/storeTerms.ts'
import type { MedusaProduct } from '../server/medusa/readCatalogue.ts'
import { createDatabase } from './support/createDatabase.ts'

let open: OpenDatabase

beforeAll(async () => {
  open = await openIndexDatabase(await createDatabase(inject('stack').databaseUrl))
})

afterAll(() => open.close())

const brands = ['Aurea', 'Linnet', 'Moss']
const categories = ['Clothing', 'Dresses', 'Bags']
const colours = ['Navy', 'Sand', 'Red']

const directory = new Directory({
  types: brands.map((value) => ({ id: `ptyp_${value}`, value })),
  collections: [],
  categories: categories.map((name, rank) => ({
    ...{ id: `pcat_${name}`, name, handle: name.toLowerCase(), rank },
    parent_category_id: name === 'Dresses' ? 'pcat_Clothing' : null,
  })) as never,
})

const version = fc.record({
  title: fc.constantFrom('Slip dress', 'Wrap dress', 'Silk tote', 'Tote', 'Linen coat'),
  brand: fc.constantFrom(...brands),
  category: fc.constantFrom(...categories),
  colour: fc.constantFrom(...colours),
  price: fc.constantFrom(900, 1500, 4000),
  sale: fc.boolean(),
  position: fc.nat(4),
  popularity: fc.nat(3),
})

type Version = typeof version extends fc.Arbitrary<infer Value> ? Value : never

/** A product as the Store API returns it. */
function medusaProduct(id: string, chosen: Version): MedusaProduct {
  const { title, brand, category, colour, price, sale, position, popularity } = chosen
  const swatch = { slug: colour.toLowerCase(), label: colour, type: 'text-swatch' }
  const option = { slug: 'colour', name: 'Colour', facet: 'colour' }
  return {
    ...{ id: `prod_${id}`, handle: id, title, description: '', metadata: {} },
    type_id: `ptyp_${brand}`,
    categories: [{ id: `pcat_${category}` }],
    options: [{ title: 'Colour', values: [{ id: 'value', value: colour }] }],
    variants: [
      {
        ...{ id: `variant_${id}`, sku: id, inventory_quantity: 5, options: [{ id: 'value' }] },
        calculated_price: {
          calculated_amount: sale ? price / 2 : price,
          original_amount: price,
        },
      },
    ],
    metadata: {
      vitrine: {
        ...{ position, popularity, publishedAt: `2026-01-0${popularity + 1} 00:00:00` },
        options: [{ ...option, swatches: [{ ...swatch, enableTooltip: false }] }],
      },
    },
  } as unknown as MedusaProduct
}

const change = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  version: fc.option(version),
})

/** The products of every term and word, in each order, without rows that have none. */
async function contents(database: Database) {
  const listed = (table: string, join: string, name: string) => `
select l."order" as "order", ${name} as name, ${table === 'listing_terms' ? 'l.count' : 'w.count'} as count,
  (select json_agg(slug order by position) from listing_positions p join products on products.id = product_id
    where p."order" = l."order" and get_bit(l.bits, p.position) = 1) as slugs
from ${table} l join ${join}`
  const records = await rows<{ count: number }>(
    database,
    sql.raw(`
${listed('listing_terms', 'terms t on t.id = l.term_id', "t.kind || ' ' || t.slug")}
union all ${listed('listing_words', 'search_words w on w.id = l.word_id', "'word ' || w.word")}
union all select "order", 'all', count(*), json_agg(slug order by position)
  from listing_positions join products on products.id = product_id group by "order"
order by 1, 2`),
  )
  return records.filter(({ count }) => Number(count) > 0)
}

test('changes of single products leave the index as computing all of it does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const { database } = open
      await database.execute(
        sql`truncate products, terms, listing_positions, listing_terms, search_words, listing_words cascade`,
      )
      await database.transaction(async (transaction) => {
        await storeFixedTerms(transaction, directory)
        await rebuildListingIndex(transaction)
      })
      for (const { id, version: chosen } of changes)
        await database.transaction(async (transaction) => {
          const product = chosen ? medusaProduct(id, chosen) : undefined
          const stored = await storeChanges(transaction, new Map([[`prod_${id}`, product]]), {
            ...{ directory, before: directory, isStale: false },
          })
          expect(stored.isStale).toBe(false)
        })
      const changed = await contents(database)
      await database.transaction((transaction) => rebuildListingIndex(transaction))
      expect(changed).toEqual(await contents(database))
    }),
    { numRuns: 25 },
  )
})

test('a product that has an earlier handle again is found by its other ones, and a handle in use by its new owner', async () => {
  const { database } = open
  const index = new CatalogueIndex(database, {} as ContentPages, {} as FastifyBaseLogger)
  index.directory = directory
  const chosen: Version = {
    title: 'Slip dress',
    brand: 'Aurea',
    category: 'Dresses',
    colour: 'Navy',
    price: 900,
    sale: false,
    position: 0,
    popularity: 0,
  }
  const named = async (...handles: [id: string, handle: string][]) =>
    database.transaction(async (transaction) => {
      const products = handles.map(
        ([id, handle]) => [`prod_${id}`, { ...medusaProduct(id, chosen), handle }] as const,
      )
      await storeChanges(transaction, new Map(products), {
        ...{ directory, before: directory, isStale: true },
      })
    })
  const former = async () => {
    const [row] = await rows<{ body: object }>(
      database,
      sql`select body from site_configurations where key = 'former-slugs'`,
    )
    return row?.body
  }
  await database.execute(sql`delete from site_configurations`)
  for (const handle of ['one', 'two', 'three', 'one']) await named(['x', handle])
  expect(await former()).toEqual({ two: 'prod_x', three: 'prod_x' })
  expect((await index.byFormerHandle('three'))?.handle).toBe('one')
  expect(await index.byFormerHandle('one')).toBeUndefined()
  await named(['y', 'two'])
  expect(await former()).toEqual({ three: 'prod_x' })
  await named(['y', 'four'], ['x', 'five'])
  expect(await former()).toEqual({ one: 'prod_x', three: 'prod_x', two: 'prod_y' })
})

test('categories below each other in a circle are at the top, each with a path that ends', () => {
  const category = (name: string, parent: string | null) => ({
    ...{ id: name, name, handle: name, rank: 0, parent_category_id: parent },
  })
  const terms = [category('a', 'b'), category('b', 'c'), category('c', 'a'), category('d', 'a')]
  const circle = new Directory({ types: [], collections: [], categories: terms as never })
  expect(circle.categories.map((term) => circle.pathOf(term))).toEqual([
    '/product-category/a',
    '/product-category/a/d',
    '/product-category/b',
    '/product-category/c',
  ])
})
