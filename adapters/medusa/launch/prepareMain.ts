import { join } from 'node:path'
import { engineSecrets } from './engineSecrets.ts'
import { prepareEngine } from './prepareEngine.ts'

/** Prepares the engine for `npm run medusa`, and sends its parent process what the servers need. */
const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = '', VITRINE_DATA } = process.env
const dataDirectory = join(VITRINE_DATA || '.data', 'medusa')
try {
  const secrets = await engineSecrets(join(dataDirectory, 'secrets.json'), process.env)
  const report = (text: string) => process.send?.({ type: 'progress', text })
  const admin = process.env['MEDUSA_ADMIN'] !== '0'
  const count = process.env['SEED_PRODUCTS']
  if (count && !/^[1-9]\d{0,5}$/.test(count))
    throw new Error(`SEED_PRODUCTS must be a whole number from 1 to 999999, not “${count}”`)
  const products = count ? Number(count) : undefined
  const publishableKey = await prepareEngine({
    databaseUrl,
    redisUrl,
    dataDirectory,
    secrets,
    admin,
    products,
    report,
  })
  process.send?.({ type: 'prepared', publishableKey, secrets })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
