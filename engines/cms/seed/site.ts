import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { loadEditedSite } from '../content/editedSite.ts'
import { isReal, withoutExamples } from '../content/examples.ts'
import { storeSite } from '../content/storeSite.ts'
import { ImageAlbum } from '../media/imageAlbum.ts'

/**
 * Changes what people may edit, in the caller's `change`, and writes the whole content anew by the code that seeds it, in
 * one transaction.
 */
export async function refreshSite(
  cms: Pick<Cms, 'database' | 'environment' | 'notices' | 'refreshThai'>,
  change: (transaction: Database) => Promise<void>,
): Promise<void> {
  await transact(cms.database, async (transaction) => {
    await lockJob(transaction, 'seed')
    await change(transaction)
    const album = new ImageAlbum()
    const { site } = await loadEditedSite(transaction)
    const shown = isReal(cms.environment) ? withoutExamples(site).site : site
    await storeSite(transaction, shown, album)
    await album.add(transaction)
  })
  await cms.refreshThai()
  cms.notices.add(['/'])
}
