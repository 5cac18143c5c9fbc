import type { CatalogueSource } from '#cms/catalog/source.ts'
import { storeCatalogue } from '#cms/catalog/storeCatalogue.ts'
import { transact } from '#cms/database/transact.ts'
import { smallCatalogue, standInAlbum } from './smallCatalogue.ts'
import type { TestCms } from './testCms.ts'

/** Replaces the catalogue, without the files of its images. */
export function seedCatalogue(
  { cms }: TestCms,
  source: CatalogueSource = smallCatalogue,
  now = new Date('2026-11-01T00:00:00Z'),
) {
  return transact(cms.database, (transaction) =>
    storeCatalogue(transaction, source, standInAlbum, () => {}, now),
  )
}
