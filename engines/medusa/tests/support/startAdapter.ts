import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type RunningProcess, startProcess } from './startProcess.ts'

const main = resolve(import.meta.dirname, '../../server/main.ts')

/** The address of staff for emails about pending work. */
export const staffEmail = 'staff@shop.example'

/** Authenticates adapters to the content CMS. */
export const cmsSecret = 'a-secret-of-the-tests-between-adapter-and-content'

/** The services over which an adapter is started. */
export interface Servers {
  engine: string
  content: string
  databaseUrl: string
  redisUrl: string
  dataDirectory: string
  publishableKey: string
  admin: { email: string; password: string }
}

/** Starts an adapter over the engine of a stack. */
export async function startAdapter(
  { engine, content, dataDirectory, databaseUrl, publishableKey }: Servers,
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  const { SHOP_SECRET } = JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8'))
  return startProcess(main, {
    MEDUSA_URL: engine,
    DATABASE_URL: databaseUrl,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    SHOP_SECRET,
    CONTENT_URL: content,
    CMS_SECRET: cmsSecret,
    ADAPTER_PORT: '0',
    VITRINE_DATA: dataDirectory,
    // A busy machine must not fail the tests of other behaviour.
    MEDUSA_TIMEOUT_SECONDS: '120',
    LOG_LEVEL: 'warn',
    // The tests place many orders for one person.
    MAX_OPEN_ORDERS: '0',
    STAFF_EMAIL: staffEmail,
    ...variables,
  })
}
