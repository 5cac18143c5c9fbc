import { join } from 'node:path'
import { engineSecrets } from './engineSecrets.ts'
import { buildAdmin, prepareEngine } from './prepareEngine.ts'

/**
 * Prepares the engine, and sends `npm run medusa`, its parent process, what the servers need. With the argument `admin` it
 * only builds the admin, for which it needs no database.
 */
const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = '', VITRINE_DATA } = process.env
const dataDirectory = join(VITRINE_DATA || '.data', 'medusa')
try {
  const report = (text: string) =>
    process.send ? process.send({ type: 'progress', text }) : console.log(text)
  if (process.argv[2] === 'admin') {
    await buildAdmin(report)
    process.exit()
  }
  const secrets = await engineSecrets(join(dataDirectory, 'secrets.json'), process.env)
  const admin = process.env['MEDUSA_ADMIN'] !== '0'
  const count = process.env['SEED_PRODUCTS']
  if (count && !/^(0|[1-9]\d{0,5})$/.test(count))
    throw new Error(`SEED_PRODUCTS must be a whole number from 0 to 999999, not “${count}”`)
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
