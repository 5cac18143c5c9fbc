import { eq, sql } from 'drizzle-orm'
import { type Report, storeCatalogue } from '#catalog/storeCatalogue.ts'
import type { Database } from '#database/openDatabase.ts'
import { seedParts } from '#database/schema/content.ts'
import { replacedSeeds } from '#database/schema/deployment.ts'
import { lockJob, transact } from '#database/transact.ts'
import { storeCoupons } from '../cart/storeCoupons.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'
import { loadSite } from '../content/site/load.ts'
import { storeSite } from '../content/storeSite.ts'
import type { Cms } from '../core/context.ts'
import { PlateAlbum } from '../media/plates/plateAlbum.ts'
import { fingerprintOfFiles, followsFiles } from './fingerprint.ts'
import { syntheticCatalogue } from './synthetic.ts'

/** The row of seed_parts with the fingerprint of pages, menus and catalogue. */
const shopPart = 'shop'

/**
 * Updates pages, menus and catalogue from the project's files, in one transaction. Does nothing
 * when they are up to date, when the catalogue has another source, or when a newer version has replaced
 * these files on a shared database, unless `isForced`.
 */
export async function seed(
  { database, clock, isShared = false }: Pick<Cms, 'database' | 'clock'> & { isShared?: boolean },
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
  const [site, catalogue] = await Promise.all([loadSite(), loadCatalogue()])
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'seed')
    if (await isDone(transaction)) return
    const album = new PlateAlbum()
    await storeCatalogue(transaction, catalogue, album, report, clock.now())
    report('storing pages, menus and stories')
    await storeSite(transaction, site, album)
    await album.store(transaction)
    await storeCoupons(transaction)
    await markSeeded(transaction, fingerprint, clock.now())
  })
  await database.execute(sql`analyze`)
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
    const album = new PlateAlbum()
    const source = syntheticCatalogue(catalogue, count)
    await storeCatalogue(transaction, source, album, report, clock.now())
    await storeSite(transaction, site, album)
    await album.store(transaction)
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
 * Whether newer content has replaced this one. Two versions that run side by side would otherwise replace each other's
 * content at each start (docs/decisions/cms/several-processes.md).
 */
async function isReplaced(database: Database, fingerprint: string) {
  return (await database.$count(replacedSeeds, eq(replacedSeeds.fingerprint, fingerprint))) > 0
}
