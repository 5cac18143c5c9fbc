import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { photographs } from '#database/schema/edits.ts'
import { normalizePhotograph } from '#server/media/photograph.ts'

/** The shortest side that fills the largest rendition's card. */
const minSide = 600

/**
 * Stores an uploaded photograph, upright and without its metadata. Returns its row; the same photograph is stored once.
 * Throws `invalid` for what is no photograph or too small.
 */
export async function storePhotograph(database: Database, sent: Buffer, now: Date) {
  const { data, ...properties } = await normalizePhotograph(sent, minSide)
  const row = {
    id: createHash('sha256').update(data).digest('hex').slice(0, 20),
    bytes: data,
    ...properties,
    addedAt: now,
  }
  await database.insert(photographs).values(row).onConflictDoNothing()
  return row
}

/** The bytes of a photograph; undefined for an unknown id. */
export async function readPhotograph(database: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await database
    .select({ bytes: photographs.bytes })
    .from(photographs)
    .where(eq(photographs.id, id))
  return row?.bytes
}
