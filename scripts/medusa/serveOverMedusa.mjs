import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { installFromLock, matchesLock } from '../lib/packages.mjs'
import { inRoot, node24, root } from '../lib/paths.mjs'
import { requireFreePort } from '../lib/ports.mjs'
import { prepare } from '../lib/prepare.mjs'
import { step } from '../lib/progress.mjs'
import { listeningUrl, serve } from '../lib/serve.mjs'
import { Server } from '../lib/server.mjs'

const command = 'npm run medusa'
const engine = inRoot('engines', 'medusa', 'engine')

/** The servers that Medusa needs, with an example of their URLs. */
const required = {
  DATABASE_URL: 'postgres://user:password@127.0.0.1:5432/medusa, an empty PostgreSQL database',
  REDIS_URL: 'redis://127.0.0.1:6379',
}

/** @typedef {{ publishableKey: string, secrets: Record<string, string> }} Prepared */

/**
 * Serves the shop over Medusa: the engine with its admin, the embedded CMS for the content, the adapter, and the gateway.
 * @returns {Promise<number>} the exit code
 */
export async function serveOverMedusa() {
  const { DATABASE_URL = '', REDIS_URL = '', MEDUSA_PORT, ADAPTER_PORT, CONTENT_PORT } = process.env
  const missing = Object.entries(required).filter(([name]) => !process.env[name])
  if (missing.length > 0) {
    const lines = missing.map(([name, example]) => `  ${name} is not set: for example ${example}`)
    throw new Failure(`Medusa needs PostgreSQL and Redis:\n${lines.join('\n')}`)
  }
  /** @param {string} name @param {string} port */
  const free = (name, port) => requireFreePort(name, port, '127.0.0.1', command)
  const enginePort = await free('MEDUSA_PORT', MEDUSA_PORT || '9000')
  const adapterPort = await free('ADAPTER_PORT', ADAPTER_PORT || '3001')
  const contentPort = await free('CONTENT_PORT', CONTENT_PORT || '3002')
  await prepare({ pages: true })
  if (!matchesLock(engine))
    await step('Installing the packages of Medusa', () => installFromLock(engine))
  const { publishableKey, secrets } = await step('Preparing the engine', prepareEngine)

  const localUrl = (/** @type {string} */ port) => `http://127.0.0.1:${port}`
  const { JWT_SECRET, COOKIE_SECRET, SHOP_SECRET, CMS_WEBHOOK_SECRET } = secrets
  process.env['CMS_SECRET'] ||= randomBytes(32).toString('base64url')
  const quiet = { LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }
  /** @type {string[]} */
  let contentLines = []
  const companions = [
    open('The engine', 'engines/medusa/launch/engineMain.ts', {
      DATABASE_URL,
      REDIS_URL,
      JWT_SECRET,
      COOKIE_SECRET,
      SHOP_SECRET,
      MEDUSA_PORT: enginePort,
    }),
    // The content has a database of its own: without DATABASE_URL it is in the data directory.
    open('The content CMS', 'engines/cms/main.ts', {
      DATABASE_URL: '',
      REDIS_URL: '',
      CMS_PORT: contentPort,
      OFFICE: 'content',
      ENGINE_ADMIN_URL: `${process.env['MEDUSA_PUBLIC_URL'] || localUrl(enginePort)}/app`,
      CMS_WEBHOOK_SECRET,
      ...quiet,
    }),
  ]
  try {
    const [, content] = await step('Starting the engine', (report) =>
      Promise.all(companions.map((server) => server.ready(report))),
    )
    contentLines = content?.lines ?? []
    const server = open('The adapter', 'engines/medusa/server/main.ts', {
      MEDUSA_URL: localUrl(enginePort),
      DATABASE_URL,
      MEDUSA_PUBLISHABLE_KEY: publishableKey,
      SHOP_SECRET,
      CONTENT_URL: localUrl(contentPort),
      ADAPTER_PORT: adapterPort,
      GATEWAY_URL: listeningUrl(process.env['HOST'] || '127.0.0.1', process.env['PORT'] || '3000'),
      CMS_WEBHOOK_SECRET,
      ...quiet,
    })
    companions.push(server)
    await step('Reading the catalogue', (report) => server.ready(report))
  } catch (error) {
    for (const server of companions.toReversed()) await server.stop()
    throw error
  }
  process.env['CMS_URL'] = localUrl(adapterPort)
  process.env['CMS_WEBHOOK_SECRET'] = CMS_WEBHOOK_SECRET
  // The gateway gets no URL of the engine's database.
  delete process.env['DATABASE_URL']
  return serve({
    development: false,
    companions,
    lines: [
      `Medusa  ${localUrl(enginePort)}/app  admin: ${process.env['ADMIN_EMAIL'] || 'staff@vitrine.example'}, ADMIN_PASSWORD in ${join(process.env['VITRINE_DATA'] || '.data', 'medusa', 'secrets.json')}`,
      ...contentLines,
    ],
  })
}

/**
 * @param {string} name
 * @param {string} file
 * @param {NodeJS.ProcessEnv} variables
 */
function open(name, file, variables) {
  return new Server(name, [inRoot(file)], { ...process.env, ...variables })
}

/**
 * Migrates, seeds and builds what is missing, in a process that may load packages.
 * @param {(text: string) => void} report
 * @returns {Promise<Prepared>}
 */
async function prepareEngine(report) {
  const file = inRoot('engines', 'medusa', 'launch', 'prepareMain.ts')
  const child = fork(file, { cwd: root, execPath: node24 })
  /** @type {Prepared | undefined} */
  let prepared
  child.on('message', (message) => {
    const { type, text, ...rest } = /** @type {{ type: string, text: string } & Prepared} */ (
      message
    )
    if (type === 'progress') report(text)
    if (type === 'prepared') prepared = rest
  })
  const [code] = await once(child, 'exit')
  if (prepared) return prepared
  throw new Failure(`The engine could not be prepared (exit code ${code}); the reason is above.`)
}
