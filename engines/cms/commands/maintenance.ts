import { resolve } from 'node:path'
import { requireSecrets } from '@vitrine/commerce/secrets.ts'
import { systemClock } from '@vitrine/contract/clock.ts'
import { backUp } from '#cms/backup/backUp.ts'
import { restore } from '#cms/backup/restore.ts'
import { requireFinishedRestore } from '#cms/backup/unfinishedRestore.ts'
import type { CmsEnvironment } from '#cms/core/environment.ts'
import { openDatabase } from '#cms/database/openDatabase.ts'
import { configuredStorage } from '#cms/orders/payment/slipStorage/configuredStorage.ts'
import { showProgress } from './print.ts'
import { reachRunning } from './reachStaff.ts'

/** Backs up the running shop, or without changing them the files of one that is stopped, and returns a message. */
export async function backUpShop(environment: CmsEnvironment, file: string): Promise<string> {
  const running = await reachRunning(environment)
  if (running)
    return showProgress(async (report) => `${await running.run('backup', { path: file }, report)}`)
  const { VITRINE_DATA, DATABASE_URL: databaseUrl } = environment
  const dataDirectory = resolve(VITRINE_DATA)
  requireFinishedRestore(dataDirectory)
  const secrets = await requireSecrets(dataDirectory, environment)
  const slipStorage = configuredStorage(environment, dataDirectory)
  const open = await openDatabase({ dataDirectory, databaseUrl, isMigrated: false })
  try {
    return await showProgress((report) =>
      backUp({ database: open.database, clock: systemClock, secrets, slipStorage }, file, report),
    )
  } finally {
    await open.close()
  }
}

/** Restores a backup, and returns a message. Throws an Error while a CMS runs on this data directory. */
export async function restoreShop(
  environment: CmsEnvironment,
  file: string,
  isReplacing: boolean,
): Promise<string> {
  const { VITRINE_DATA, DATABASE_URL: databaseUrl, ORDERS_SECRET: orderSecrets } = environment
  const dataDirectory = resolve(VITRINE_DATA)
  const slipStorage = configuredStorage(environment, dataDirectory)
  if (await reachRunning(environment))
    throw new Error('The CMS is running. Stop it before you restore a backup.')
  return showProgress((report) =>
    restore(file, { dataDirectory, databaseUrl, slipStorage, orderSecrets, isReplacing }, report),
  )
}
