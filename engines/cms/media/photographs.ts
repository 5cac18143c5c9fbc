import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Photograph,
  readNormalized,
  receivePhotograph,
} from '@vitrine/commerce/media/photograph.ts'
import { eq, isNotNull } from 'drizzle-orm'
import { inBatches } from '#cms/database/bulkWrites.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { photographs } from '#cms/database/schema/edits.ts'
import { imagesDirectory, sampleImages } from './sampleImages.ts'

/** The shortest side that fills the largest rendition's card. */
const minSide = 600

/**
 * Stores an uploaded photograph once, upright and without its metadata, and returns its row. Throws `invalid` for a
 * file that is no photograph or too small.
 */
export async function storePhotograph(database: Database, read: () => Promise<Buffer>, now: Date) {
  return insert(database, await receivePhotograph(read, minSide), now)
}

/**
 * Stores a photograph of another shop as it is, so that it keeps its id. Throws `unsupported_type` for bytes that no
 * shop has stored.
 */
export async function importPhotograph(database: Database, bytes: Buffer, now: Date) {
  return insert(database, await readNormalized(bytes), now)
}

async function insert(database: Database, { data, ...properties }: Photograph, addedAt: Date) {
  const id = createHash('sha256').update(data).digest('hex').slice(0, 20)
  const row = { id, bytes: data, ...properties, addedAt }
  await database.insert(photographs).values(row).onConflictDoNothing()
  const [stored] = await database
    .select({ alt: photographs.alt })
    .from(photographs)
    .where(eq(photographs.id, id))
  return { ...row, alt: stored?.alt ?? '' }
}

/**
 * The bytes of a photograph, or undefined for an unknown id. Rejects when the file of a sample image cannot be read.
 */
export async function readPhotograph(database: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await database
    .select({ bytes: photographs.bytes, file: photographs.file })
    .from(photographs)
    .where(eq(photographs.id, id))
  if (!row?.file) return row?.bytes ?? undefined
  return readFile(join(imagesDirectory, row.file))
}

/** Replaces the sample images in the database by those of the manifest. */
export async function storeSampleImages(transaction: Database, addedAt: Date): Promise<void> {
  await transaction.delete(photographs).where(isNotNull(photographs.file))
  const rows = [...(await sampleImages()).values()].map(
    ({ name: id, file, width, height, color, alt }) =>
      ({ id, file, width, height, color, alt, addedAt }) as const,
  )
  await inBatches(rows, 1000, (batch) => transaction.insert(photographs).values(batch))
}
