import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#cms/database/openDatabase.ts'
import { storedImages } from '#cms/database/schema/catalog.ts'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'

/** Creates a function that looks up what an image is cut from, or returns undefined for unknown ids. */
export function createSpecFinder(database: Database) {
  // An id contains a digest of its spec, so a spec that was read once stays valid.
  const specs = new LRUCache<string, PhotographSpec>({ max: 500 })
  return async (id: string): Promise<PhotographSpec | undefined> => {
    const cachedSpec = specs.get(id)
    if (cachedSpec) return cachedSpec
    const [row] = await database
      .select({ spec: storedImages.spec })
      .from(storedImages)
      .where(eq(storedImages.id, id))
    if (row) specs.set(id, row.spec)
    return row?.spec
  }
}
