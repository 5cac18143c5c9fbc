import { eq, sql } from 'drizzle-orm'
import type { CatalogueSource } from '#cms/catalog/source.ts'
import { type Report, storeCatalogue } from '#cms/catalog/storeCatalogue.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { seedParts } from '#cms/database/schema/content.ts'
import { replacedSeeds } from '#cms/database/schema/deployment.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { storeCoupons } from '../cart/storeCoupons.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'
import { loadEditedSite } from '../content/editedSite.ts'
import { entryPaths, isSameContent, readContentEdits, readEntryFiles } from '../content/edits.ts'
import { isReal, withoutExamples } from '../content/examples.ts'
import { loadSite } from '../content/site/load.ts'
import { storeSite } from '../content/storeSite.ts'
import type { Cms } from '../core/context.ts'
import type { CmsEnvironment } from '../core/environment.ts'
import { ImageAlbum } from '../media/imageAlbum.ts'
import { storeSampleImages } from '../media/photographs.ts'
import { inventStoreStock } from '../products/storeStock.ts'
import { readEdits, withEdits } from './edits.ts'
import { fingerprintOfFiles, followsFiles } from './fingerprint.ts'
import { syntheticCatalogue } from './synthetic.ts'

/** The row of seed_parts with the fingerprint of pages, menus and catalogue. */
const shopPart = 'shop'

interface Seeded extends Pick<Cms, 'database' | 'clock'> {
  isShared?: boolean
  environment?: Pick<CmsEnvironment, 'isProduction' | 'TRIAL'>
}

/**
 * Updates pages, menus and catalogue from the project's files, in one transaction, unless they are up to date, from
 * another source, or replaced by a newer version on a shared database.
 */
export async function seed(
  { database, clock, isShared = false, environment }: Seeded,
  report: Report,
  { isForced = false } = {},
): Promise<void> {
  const fingerprint = await fingerprintOfFiles()
  const isDone = async (reader: Database) =>
    !isForced &&
    ((await isUpToDate(reader, fingerprint)) ||
      (isShared && (await isReplaced(reader, fingerprint))))
  if (await isDone(database)) return
  report('reading pages and catalogue')
  const catalogue = await loadCatalogue()
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'seed')
    if (await isDone(transaction)) return
    const { site, rejected } = await loadEditedSite(transaction)
    for (const entry of rejected.keys())
      report(`left out, because this version rejects it: ${entry}`)
    const album = new ImageAlbum()
    const serves = environment !== undefined && isReal(environment)
    const stocked = serves ? withoutMadeUpStock(catalogue) : catalogue
    const edited = withEdits(stocked, await readEdits(transaction), clock.now())
    await storeCatalogue(transaction, edited, album, report, clock.now())
    report('storing pages, menus and stories')
    await storeSite(transaction, serves ? withoutExamples(site).site : site, album)
    if (!serves) await inventStoreStock(transaction)
    await album.store(transaction)
    await storeSampleImages(transaction, clock.now())
    await storeCoupons(transaction)
    await markSeeded(transaction, fingerprint, clock.now())
  })
  await database.execute(sql`analyze`)
}

/** The catalogue with the stock that its files name and none that was made up: an order could not be sent. */
const withoutMadeUpStock = (source: CatalogueSource): CatalogueSource => ({
  ...source,
  products: source.products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) =>
      variation.isStockMadeUp ? { ...variation, stock: 0 } : variation,
    ),
  })),
})

/** The contact data that production does not show, because it is the example's, or none while the shop is tried out. */
export async function listExamples({
  database,
  environment,
}: Pick<Cms, 'database' | 'environment'>): Promise<string[]> {
  if (!isReal(environment)) return []
  return withoutExamples((await loadEditedSite(database)).site).empty
}

/** Describes what a seed left as people changed it, or returns an empty list. */
export async function describeKept(database: Database): Promise<string[]> {
  const { products } = await loadCatalogue()
  const written = new Map(
    products.flatMap(({ variations }) =>
      variations.flatMap(({ sku, stock, isStockMadeUp }) => (isStockMadeUp ? [] : [[sku, stock]])),
    ) as [string, number][],
  )
  const stored = await database
    .select({ sku: variations.sku, stock: variations.stock })
    .from(variations)
  const differing = stored.filter(
    ({ sku, stock }) => written.has(sku) && written.get(sku) !== stock,
  )
  const { products: edits, categories, terms, orders } = await readEdits(database)
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  return [
    ...differing
      .slice(0, 20)
      .map(
        ({ sku, stock }) =>
          `the stock of ${sku}: the shop has ${stock}, its file says ${written.get(sku)}`,
      ),
    ...counted(Math.max(0, differing.length - 20), 'more number of stock', 'more numbers of stock'),
    ...counted(
      edits.filter(({ prices }) => prices.length > 0).length,
      'product with prices',
      'products with prices',
    ),
    ...counted(
      edits.filter(({ photographs }) => photographs.length > 0).length,
      'product with photographs',
      'products with photographs',
    ),
    ...counted(
      edits.filter(({ brand, colours }) => brand !== null || colours !== null).length,
      'product with another brand or other colours',
      'products with another brand or other colours',
    ),
    ...counted(
      edits.filter(({ texts }) => texts !== null).length,
      'product with texts',
      'products with texts',
    ),
    ...counted(
      edits.filter(({ isHidden }) => isHidden).length,
      'hidden product',
      'hidden products',
    ),
    ...counted(
      edits.filter(({ made }) => made !== null).length,
      'product made in the back office',
      'products made in the back office',
    ),
    ...counted(categories.length, 'category', 'categories'),
    ...counted(terms.length, 'brand, colour or size', 'brands, colours and sizes'),
    ...orders.map(({ kind }) => `the order of ${kind}s`),
    ...(await describeContent(database)),
  ]
}

/** Describes the content that people changed and that differs from its file. */
async function describeContent(database: Database): Promise<string[]> {
  const { entries } = await readContentEdits(database)
  const { rejected } = await loadEditedSite(database)
  const paths = await entryPaths()
  const described = [...entries].map(async ([entry, files]) => {
    const path = paths.get(entry)
    const file = path === undefined ? null : await readEntryFiles(entry, path)
    if (rejected.has(entry))
      return `${entry}: this version rejects the edit, so the shop has the file; mend it in the back office`
    if (files === null) return file && `${entry}: taken out of the shop`
    return isSameContent(files, file)
      ? null
      : `${entry}: as people edited it (npm run cms -- import engines/cms/content ${entry})`
  })
  return (await Promise.all(described)).filter((item) => item !== null)
}

/** Replaces the catalogue by a synthetic one of `count` products, for benchmarks. */
export async function seedSynthetic(
  { database, clock }: Pick<Cms, 'database' | 'clock'>,
  count: number,
  report: Report,
): Promise<void> {
  const [site, catalogue] = await Promise.all([loadSite(), loadCatalogue()])
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'seed')
    const album = new ImageAlbum()
    const source = syntheticCatalogue(catalogue, count)
    await storeCatalogue(transaction, source, album, report, clock.now())
    await storeSite(transaction, site, album)
    await album.store(transaction)
    await storeSampleImages(transaction, clock.now())
    await markSeeded(transaction, `synthetic:${count}`, clock.now())
  })
  await database.execute(sql`analyze`)
}

/** Stores the fingerprint of the content's source, and that it replaces the one before. */
async function markSeeded(transaction: Database, fingerprint: string, seededAt: Date) {
  const [before] = await transaction.select().from(seedParts).where(eq(seedParts.part, shopPart))
  if (before)
    await transaction
      .insert(replacedSeeds)
      .values({ fingerprint: before.fingerprint })
      .onConflictDoNothing()
  await transaction.delete(replacedSeeds).where(eq(replacedSeeds.fingerprint, fingerprint))
  await transaction
    .insert(seedParts)
    .values({ part: shopPart, fingerprint, seededAt })
    .onConflictDoUpdate({ target: seedParts.part, set: { fingerprint, seededAt } })
}

async function isUpToDate(database: Database, fingerprint: string) {
  const [row] = await database.select().from(seedParts).where(eq(seedParts.part, shopPart))
  return row !== undefined && (row.fingerprint === fingerprint || !followsFiles(row.fingerprint))
}

/**
 * Whether newer content has replaced this one, because two versions that run side by side would otherwise replace each
 * other's content at each start (docs/decisions/cms/several-processes.md).
 */
async function isReplaced(database: Database, fingerprint: string) {
  return (await database.$count(replacedSeeds, eq(replacedSeeds.fingerprint, fingerprint))) > 0
}
