import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runCommand } from '#cms/commands/run.ts'
import { slipFiles } from '#cms/orders/payment/slipStorage/configuredStorage.ts'
import { staffSteps } from './staffSteps.ts'
import { startCmsProcess } from './startCmsProcess.ts'
import { createTestDatabase } from './testCms.ts'

/** The kind of a shop's database: the embedded one, or a PostgreSQL server. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** The kinds that can be tested here. */
export const databaseKinds: DatabaseKind[] = process.env['DATABASE_URL']
  ? ['PGlite', 'PostgreSQL']
  : ['PGlite']

/**
 * An empty machine: a data directory and a database without anything.
 * @param onEnd registers what removes both; by default with the test
 */
export async function emptyPlace(
  kind: DatabaseKind,
  onEnd: (remove: () => Promise<void>) => void = onTestFinished,
) {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-place-'))
  const dataDirectory = join(directory, 'data')
  const database = kind === 'PostgreSQL' ? await createTestDatabase() : undefined
  onEnd(async () => {
    await database?.drop()
    await rm(directory, { recursive: true, force: true })
  })
  const variables: Record<string, string> = {
    VITRINE_DATA: dataDirectory,
    CMS_PORT: '0',
    LOG_LEVEL: 'silent',
    MAX_OPEN_ORDERS: '0',
    MAX_OPEN_ORDERS_PER_NETWORK: '0',
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  return {
    /** The folder that holds the data directory, for archives. */
    directory,
    dataDirectory,
    databaseUrl: database?.url,
    slipStorage: slipFiles(join(dataDirectory, 'slips')),
    variables,
    /** Runs a command of the CMS there. */
    command: (...parameters: string[]) => runCommand(parameters, variables),
    staff: staffSteps(variables),
    /** Starts a CMS there, which is killed in the end. */
    async start(script?: string) {
      const running = await startCmsProcess(variables, script)
      onEnd(async () => {
        if (running.child.exitCode === null && !running.child.killed) await running.end('SIGKILL')
      })
      return running
    },
  }
}

export type Place = Awaited<ReturnType<typeof emptyPlace>>
