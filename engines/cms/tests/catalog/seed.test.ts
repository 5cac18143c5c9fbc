import { Listing } from '@vitrine/contract/catalog.ts'
import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rebuildListingIndex } from '#cms/catalog/listingIndex.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { pages, seedParts } from '#cms/database/schema/content.ts'
import { replacedSeeds } from '#cms/database/schema/deployment.ts'
import { seed, seedSynthetic } from '#cms/seed/seed.ts'
import { readStaffProduct, setTexts } from '#cms/staff/products.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'

const cms = sharedSeededCms()

const countProducts = async () =>
  (await cms.cms.database.select({ total: count() }).from(products))[0]?.total

test('seeding does nothing when the content is up to date', async () => {
  const progress: string[] = []
  await seed(cms.cms, (text) => progress.push(text))
  expect(progress).toEqual([])
})

test('a change of one product writes its own rows alone, and leaves the index as computing all of it does', async () => {
  const { database } = cms.cms
  const nothing = () => {}
  const written = async () => {
    const tables = ['product_terms', 'variations', 'terms', 'listing_terms', 'listing_words']
    const all = tables.map(
      (table) => `select '${table} ' || ctid || ' ' || xmin as row from ${table}`,
    )
    const { rows } = (await database.execute(sql.raw(all.join(' union all ')))) as unknown as {
      rows: { row: string }[]
    }
    return new Set(rows.map(({ row }) => row))
  }
  const code = 'AS-A916'
  const matchingRows = await database
    .select()
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(eq(products.code, code))
  const before = await written()
  const { texts, version } = await readStaffProduct(cms.cms, { code }, nothing)
  const renamed = { ...texts, name: `${texts.name} quokka` }
  await setTexts(cms.cms, { code, seen: version, texts: renamed }, nothing)
  const changed = [...(await written())].filter((row) => !before.has(row))
  // The new word of the product in each of four orders.
  expect(changed.filter((row) => row.startsWith('listing_words'))).toHaveLength(4)
  expect(changed.length).toBeLessThanOrEqual(4 + matchingRows.length)

  const contents = async () =>
    (await database.execute(sql`
      select "order", word, count, bits::text from listing_words join search_words on id = word_id
      union all select "order", 'term ' || term_id, count, bits::text from listing_terms order by 1, 2`)) as unknown
  const kept = await contents()
  await database.execute(sql`truncate listing_terms, listing_words, search_words`)
  await database.transaction((transaction) => rebuildListingIndex(transaction))
  expect(await contents()).toEqual(kept)
}, 60_000)

test('content whose files have changed is replaced but for the stock, on a shared database not by its predecessor unless forced', async () => {
  const { database, clock } = cms.cms
  const start = async (isShared: boolean, isForced = false) => {
    const progress: string[] = []
    await seed({ database, clock, isShared }, (text) => progress.push(text), { isForced })
    return progress.length > 0
  }
  const [seedPart] = await database.select().from(seedParts)
  // As a version with other files leaves the database.
  const replace = async () => {
    await database.update(seedParts).set({ fingerprint: 'files:newer' })
    await database
      .insert(replacedSeeds)
      .values({ fingerprint: seedPart?.fingerprint ?? '' })
      .onConflictDoNothing()
  }
  const [variation] = await database.select().from(variations).limit(1)
  const ofVariation = eq(variations.id, variation?.id ?? 0)
  await database.update(variations).set({ stock: 999 }).where(ofVariation)
  await database.delete(pages).where(eq(pages.slug, 'home'))
  await replace()
  expect(await start(true)).toBe(false)
  expect(await start(true, true)).toBe(true)
  expect(await database.select().from(pages).where(eq(pages.slug, 'home'))).toHaveLength(1)
  const [after] = await database.select().from(variations).where(ofVariation)
  expect(after).toMatchObject({ sku: variation?.sku, stock: 999 })
  expect(await database.select().from(seedParts)).toMatchObject([
    { fingerprint: seedPart?.fingerprint },
  ])
  expect((await database.select().from(replacedSeeds)).map((row) => row.fingerprint)).toContain(
    'files:newer',
  )
  await replace()
  expect(await start(false), 'the only process on its database').toBe(true)
}, 60_000)

test('a synthetic catalogue is kept until seeding is forced', async () => {
  const before = await countProducts()
  await seedSynthetic(cms.cms, 300, () => {})
  expect(await countProducts()).toBe(300)
  const { pagination } = Listing.parse(
    await (await fetch(`${cms.url}/api/v1/products?sort=price`)).json(),
  )
  expect(pagination.total).toBe(300)
  await seed(cms.cms, () => {})
  expect(await countProducts()).toBe(300)
  await seed(cms.cms, () => {}, { isForced: true })
  expect(await countProducts()).toBe(before)
}, 60_000)

test('a failed seed changes nothing', async () => {
  const { database } = cms.cms
  const before = await countProducts()
  const failing = seedSynthetic(cms.cms, 50, (text) => {
    if (text.startsWith('indexing')) throw new Error('the seed was interrupted')
  })
  await expect(failing).rejects.toThrow('the seed was interrupted')
  expect(await countProducts()).toBe(before)
  expect(await database.select().from(pages)).not.toEqual([])
}, 60_000)
