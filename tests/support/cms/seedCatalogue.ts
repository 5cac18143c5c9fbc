import type { CatalogueSource } from '#cms/catalog/source.ts'
import { storeCatalogue } from '#cms/catalog/storeCatalogue.ts'
import { transact } from '#cms/database/transact.ts'
import { smallCatalogue, standInAlbum } from './smallCatalogue.ts'
import type { TestCms } from './testCms.ts'

/** Replaces the catalogue, without drawing its pictures. */
export function seedCatalogue({ cms }: TestCms, source: CatalogueSource = smallCatalogue) {
  return transact(cms.database, (transaction) =>
    storeCatalogue(transaction, source, standInAlbum, () => {}),
  )
}
