import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { checkEntry } from '#cms/contentEditing/saveEntry.ts'
import type { Cms } from '#cms/core/context.ts'
import { contentVersions } from '#cms/database/schema/edits.ts'
import { refreshSite } from '#cms/seed/site.ts'
import { audited } from './audit.ts'

/** Publishes the versions that are due, and returns how many. */
export async function publishDue(cms: Cms): Promise<number> {
  await cms.refreshThai()
  const now = cms.clock.now()
  const due = await cms.database
    .select()
    .from(contentVersions)
    .where(lte(contentVersions.publishAt, now))
  for (const { id, entry, files, staff } of due) {
    const entryOfRecords = { staff, action: 'saveContent', subject: entry, detail: 'as scheduled' }
    const publish = () =>
      refreshSite(cms, async (transaction) => {
        if (files) await checkEntry(transaction, entry, files)
        await transaction
          .update(contentVersions)
          .set({ publishAt: null, publishedAt: now })
          .where(and(eq(contentVersions.id, id), isNotNull(contentVersions.publishAt)))
      })
    await audited(cms, entryOfRecords, publish).catch(async (error: unknown) => {
      cms.log.error({ err: error, entry }, 'a scheduled version could not be published')
      // The records say why; it is a draft again.
      await cms.database
        .update(contentVersions)
        .set({ publishAt: null })
        .where(eq(contentVersions.id, id))
    })
  }
  return due.length
}
