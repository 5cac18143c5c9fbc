import type { Logger } from '@medusajs/framework/types'
import { openStores } from './fileStores'

/** Milliseconds for which a private file is stored. */
const retention = 24 * 60 * 60 * 1000

/** The maximum number of files that one sweep deletes, before the next one continues. */
const maxFiles = 1000

/** Deletes private files that are older than a day. */
export async function sweepPrivateFiles(logger: Logger, now = new Date()): Promise<void> {
  const { private: store } = openStores(process.env, logger)
  const due = (await store.list())
    .filter(({ modifiedAt }) => now.getTime() - modifiedAt.getTime() > retention)
    .slice(0, maxFiles)
  for (const { key } of due) await store.provider.delete({ fileKey: key })
}
