import type { Logger } from '@medusajs/framework/types'
import { type FileStore, openStores } from './fileStores'

/** Milliseconds for which a private file is stored. */
const retention = 24 * 60 * 60 * 1000

/** Files that one sweep deletes at most: the next one deletes those that remain. */
const maxFiles = 1000

const ulid = '[0-9A-HJKMNP-TV-Z]{26}'
/** The names that Medusa gives exports, the files of imports and their parts. */
const exported = new RegExp(
  String.raw`^(private-\d{13}-.+|\d{13}-.+\.csv|${ulid}\.csv(-\d+-${ulid}\.json)?)$`,
)

/** Whether a public file is an export or an import, which an earlier version has left there. */
export const isExport = (name: string): boolean => exported.test(name)

/** Deletes private files that are older than a day. */
export async function sweepPrivateFiles(logger: Logger, now = new Date()): Promise<void> {
  const { private: store } = openStores(process.env, logger)
  await sweep(store, ({ modifiedAt }) => now.getTime() - modifiedAt.getTime() > retention)
}

/** Deletes exports and imports that an earlier version has left among the public files. */
export async function sweepPublicFiles(logger: Logger): Promise<void> {
  await sweep(openStores(process.env, logger).public, ({ key }) => isExport(key))
}

async function sweep(
  store: FileStore,
  isDue: (file: { key: string; modifiedAt: Date }) => boolean,
): Promise<void> {
  const due = (await store.list()).filter(isDue).slice(0, maxFiles)
  for (const { key } of due) await store.provider.delete({ fileKey: key })
}
