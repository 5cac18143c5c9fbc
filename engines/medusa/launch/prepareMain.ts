import { join } from 'node:path'
import { engineSecrets } from './engineSecrets.ts'
import { readEnvironment } from './environment.ts'
import { buildAdmin, prepareEngine } from './prepareEngine.ts'

/**
 * Prepares the engine, and sends its parent process, `npm run medusa`, the data that the servers need. With the
 * argument `admin` it only builds the admin, for which it needs no database.
 */
try {
  const report = (text: string) =>
    process.send ? process.send({ type: 'progress', text }) : console.log(text)
  if (process.argv[2] === 'admin') {
    await buildAdmin(report)
    process.exit()
  }
  const environment = readEnvironment(process.env)
  const dataDirectory = join(environment.VITRINE_DATA, 'medusa')
  const secrets = await engineSecrets(join(dataDirectory, 'secrets.json'), environment)
  const publishableKey = await prepareEngine({
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    dataDirectory,
    secrets,
    adminEmail: environment.ADMIN_EMAIL,
    admin: environment.MEDUSA_ADMIN === '1',
    products: environment.SEED_PRODUCTS,
    report,
  })
  process.send?.({ type: 'prepared', publishableKey, secrets })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
