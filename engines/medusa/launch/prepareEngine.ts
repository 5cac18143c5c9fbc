import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeSeedFile } from '../seedFile/write.ts'
import type { EngineSecrets } from './engineSecrets.ts'
import { readEngineState } from './engineState.ts'
import { adminFolder, engineFolder, hasAdmin } from './paths.ts'
import { type EngineVariables, runMedusa } from './runMedusa.ts'

export interface PrepareOptions {
  databaseUrl: string
  redisUrl: string
  /** The folder of the seed file. */
  dataDirectory: string
  secrets: EngineSecrets
  /** The address of the first user of the admin. */
  adminEmail: string
  admin: boolean
  /**
   * The number of generated products to seed, for measurements, instead of the sample catalogue, or 0 for a catalogue
   * of one's own.
   */
  products?: number | undefined
  report: (text: string) => void
}

/**
 * Migrates, seeds and builds what is missing of the engine, unless this version seeded the database, and returns the
 * publishable key of the shop's sales channel.
 */
export async function prepareEngine(options: PrepareOptions): Promise<string> {
  const { databaseUrl, redisUrl, dataDirectory, secrets, products, report } = options
  const { ADMIN_PASSWORD, CMS_WEBHOOK_SECRET: _, ...engineSecrets } = secrets
  const variables = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...engineSecrets }
  if (options.admin) await buildAdmin(report)
  const fingerprint = [await engineFingerprint(), products].filter(Boolean).join('-')
  const before = await readEngineState(databaseUrl)
  if (before?.fingerprint === fingerprint) return before.publishableKey
  report('migrating the database')
  await runMedusa(['db:migrate'], { ...variables, MEDUSA_ADMIN: '0' })
  const path = resolve(dataDirectory, 'seed.json')
  report('reading the catalogue')
  await writeSeedFile(path, products)
  report('seeding the catalogue')
  await runMedusa(
    ['exec', './src/scripts/seed.ts'],
    {
      ...variables,
      MEDUSA_ADMIN: '0',
      SEED_FILE: path,
      SEED_FINGERPRINT: fingerprint,
      ADMIN_EMAIL: options.adminEmail,
      ADMIN_PASSWORD,
    },
    (line) => {
      const [progress] = /created \d+ of \d+ products/.exec(line) ?? []
      if (progress) report(progress)
    },
  )
  const after = await readEngineState(databaseUrl)
  if (after?.fingerprint !== fingerprint) throw new Error('The seed did not finish')
  return after.publishableKey
}

/** The build reads the configuration, which requires them, and connects to nothing. */
const unused: EngineVariables = {
  DATABASE_URL: 'postgres://127.0.0.1/unused',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: 'unused',
  COOKIE_SECRET: 'unused',
  SHOP_SECRET: 'unused',
}

/** Builds the admin's pages into the folder that `medusa start` serves, unless they are built from the present widgets. */
export async function buildAdmin(report: (text: string) => void): Promise<void> {
  if (await isAdminBuilt()) return
  report("building Medusa's admin")
  await runMedusa(['build', '--admin-only'], { ...unused, MEDUSA_ADMIN: '1' })
  await mkdir(dirname(adminFolder), { recursive: true })
  await rm(adminFolder, { recursive: true, force: true })
  await rename(join(engineFolder, '.medusa', 'admin'), adminFolder)
  await writeFile(adminSource, await fingerprintOf(['src/admin']))
}

/** The file of the built admin with the fingerprint of what it was built from. */
const adminSource = join(adminFolder, 'source.txt')

/** Whether the admin is built from the present widgets. */
async function isAdminBuilt(): Promise<boolean> {
  const built = await readFile(adminSource, 'utf8').catch(() => '')
  return hasAdmin() && built === (await fingerprintOf(['src/admin']))
}

/**
 * A fingerprint of the versions of Medusa's packages, the migrations and the seed, whose change migrates the database
 * and seeds what is missing.
 */
const engineFingerprint = () => fingerprintOf(['src/modules', 'src/seed'])

/** A hash of the engine's lock file and of the files in these folders. */
async function fingerprintOf(folders: string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(engineFolder, 'package-lock.json')))
  for (const folder of folders) {
    const directory = join(engineFolder, folder)
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
    for (const file of files.toSorted()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
