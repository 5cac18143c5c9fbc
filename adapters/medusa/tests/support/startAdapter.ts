import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Stack } from './stack.ts'
import { type RunningProcess, startProcess } from './startProcess.ts'

const main = resolve(import.meta.dirname, '..', '..', 'server', 'main.ts')

/** Starts an adapter over the engine of a stack. */
export async function startAdapter(
  { engine, content, dataDirectory, databaseUrl, publishableKey }: Omit<Stack, 'adapter'>,
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  const { SHOP_SECRET } = JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8'))
  return startProcess(main, {
    MEDUSA_URL: engine,
    DATABASE_URL: databaseUrl,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    SHOP_SECRET,
    CONTENT_URL: content,
    ADAPTER_PORT: '0',
    VITRINE_DATA: dataDirectory,
    // A busy machine must not fail the tests of other behaviour.
    MEDUSA_TIMEOUT_SECONDS: '120',
    LOG_LEVEL: 'warn',
    // The tests place many orders for one person.
    MAX_OPEN_ORDERS: '0',
    ...variables,
  })
}
