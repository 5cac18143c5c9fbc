import { eq, sql } from 'drizzle-orm'
import { storeCoupons } from './cart/storeCoupons.ts'
import { type Report, storeCatalogue } from './catalog/storeCatalogue.ts'
import { loadCatalogue } from './content/catalogue/load.ts'
import { loadSite } from './content/site/load.ts'
import { storeSite } from './content/storeSite.ts'
import type { Cms } from './context.ts'
import type { Database } from './database/openDatabase.ts'
import { seedParts } from './database/schema/content.ts'
import { transact } from './database/transact.ts'
import { PlateAlbum } from './media/plateAlbum.ts'
import { fingerprintOfFiles, followsFiles } from './seedFingerprint.ts'
import { syntheticCatalogue } from './seedSynthetic.ts'

/** The row of seed_parts that says what pages, menus and catalogue were made from. */
const shopPart = 'shop'

/**
 * Brings pages, menus and catalogue up to date with the project's files, in one transaction. It
 * does nothing when they are, or when the catalogue was made otherwise, unless it is forced to.
 */
export async function seed(
  { database, clock }: Pick<Cms, 'database' | 'clock'>,
  report: Report,
  { isForced = false } = {},
): Promise<void> {
  const fingerprint = await fingerprintOfFiles()
  if (!isForced && (await isSettled(database, fingerprint))) return
  report('reading pages and catalogue')
  const [site, catalogue] = await Promise.all([loadSite(), loadCatalogue()])
  await transact(database, async (transaction) => {
    await lockSeed(transaction)
    if (!isForced && (await isSettled(transaction, fingerprint))) return
    const album = new PlateAlbum()
    await storeCatalogue(transaction, catalogue, album, report)
    report('storing pages, menus and stories')
    await storeSite(transaction, site, album)
    await album.store(transaction)
    await storeCoupons(transaction)
    await markSeeded(transaction, fingerprint, clock.now())
  })
  await database.execute(sql`analyze`)
}

/** Puts a synthetic catalogue of so many products in place of the real one, for measuring. */
export async function seedSynthetic(
  { database, clock }: Pick<Cms, 'database' | 'clock'>,
  count: number,
  report: Report,
): Promise<void> {
  const [site, catalogue] = await Promise.all([loadSite(), loadCatalogue()])
  await transact(database, async (transaction) => {
    await lockSeed(transaction)
    const album = new PlateAlbum()
    await storeCatalogue(transaction, syntheticCatalogue(catalogue, count), album, report)
    await storeSite(transaction, site, album)
    await album.store(transaction)
    await markSeeded(transaction, `synthetic:${count}`, clock.now())
  })
  await database.execute(sql`analyze`)
}

/** Makes other processes that seed the same database wait until this transaction has ended. */
async function lockSeed(transaction: Database) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('vitrine seed'))`)
}

/** Remembers what the shop's content was made from. */
async function markSeeded(transaction: Database, fingerprint: string, seededAt: Date) {
  await transaction
    .insert(seedParts)
    .values({ part: shopPart, fingerprint, seededAt })
    .onConflictDoUpdate({ target: seedParts.part, set: { fingerprint, seededAt } })
}

async function isSettled(database: Database, fingerprint: string) {
  const [row] = await database.select().from(seedParts).where(eq(seedParts.part, shopPart))
  return row !== undefined && (row.fingerprint === fingerprint || !followsFiles(row.fingerprint))
}
