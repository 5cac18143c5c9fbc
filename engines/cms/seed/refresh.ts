import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { PhotographUse } from '@vitrine/commerce/staff/catalogue.ts'
import type { Image } from '@vitrine/contract/common.ts'
import { storeCatalogue } from '#cms/catalog/storeCatalogue.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { seedParts } from '#cms/database/schema/content.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'
import { ImageAlbum } from '../media/imageAlbum.ts'
import { readEdits, withEdits } from './edits.ts'
import { followsFiles } from './fingerprint.ts'
import { photographImage } from './photographImage.ts'

/**
 * Runs `change`, an edit by staff that returns product codes, and seeds these products anew in the same transaction.
 * Throws conflict when the catalogue does not come from the files.
 */
export async function refreshCatalogue(
  { database, clock }: Pick<Cms, 'database' | 'clock'>,
  change: (transaction: Database) => Promise<readonly string[]>,
): Promise<void> {
  const source = await loadCatalogue()
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'seed')
    const parts = await transaction.select().from(seedParts)
    if (parts.some(({ fingerprint }) => !followsFiles(fingerprint)))
      throw new ContractProblem('conflict', 'This catalogue is made up for benchmarks.')
    const codes = await change(transaction)
    const now = clock.now()
    const album = new ImageAlbum()
    const edited = withEdits(source, await readEdits(transaction), now)
    await storeCatalogue(transaction, edited, album, () => {}, now, new Set(codes))
    await album.add(transaction)
  })
}

/** The renditions of photographs as they are used. */
export async function describePhotographs(
  database: Database,
  uses: readonly PhotographUse[],
): Promise<Image[]> {
  const { colors } = await readEdits(database)
  const album = new ImageAlbum()
  return uses.map((use) => album.image(photographImage(use, colors)))
}
