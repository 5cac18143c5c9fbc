import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildListingIndex } from '#catalog/listingIndex.ts'
import { readListing } from '#catalog/readListing.ts'
import { suggest } from '#catalog/search/suggest.ts'
import { ListingQuery } from '#contract/catalog.ts'
import { type OpenDatabase, openDatabase } from '#database/openDatabase.ts'

/** The tables in which the adapter for Medusa keeps its index; the deep tests fill them over an engine. */
const tables = new URL('../../../adapters/medusa/server/index/schema.sql', import.meta.url)

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
  const found = { pages: async () => [] }
  for (const query of [{}, { s: 'slip', sort: 'price', sizes: 'm', availability: 'in-stock' }]) {
    const listing = await readListing(open.database, ListingQuery.parse(query), {
      ...found,
      onSaleOnly: false,
    })
    expect(listing.pagination.total).toBe(0)
  }
  const suggestions = await suggest(open.database, 'slip', { findOwnPages: found.pages })
  expect(suggestions).toMatchObject([{ type: 'no-results' }])
})
