import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, statfs, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededDatabase, unpack } from '@vitrine/cms/tests/support/snapshots.ts'
import { freePort } from './freePort.ts'

const start = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url))
const seedingMilliseconds = 240_000

/** A shop on free ports with a temporary data directory, which is removed when it stops. */
export interface RunningShop {
  /** The address of the pages, without a trailing slash. */
  url: string
  /** The address of the CMS, without a trailing slash. */
  cms: string
  /** The data directory, an absolute path. */
  data: string
  stop: () => Promise<void>
}

/**
 * Starts the whole shop as `npm start` does, with its QA switches on, and waits until it serves.
 * Rejects with the end of the shop's log when it does not.
 */
export async function startShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  // Benchmarks of production measure the disk too.
  const isMeasured = environment['NODE_ENV'] === 'production'
  const data = await mkdtemp(join(isMeasured ? tmpdir() : await fastFolder(), 'vitrine-shop-'))
  await shareCutImages(data)
  if (!environment['DATABASE_URL'] && !environment['VITRINE_DATA'])
    await unpack(await seededDatabase(), data)
  const log = join(data, 'shop.log')
  const child = spawn(process.execPath, [start], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...ownEnvironment(),
      PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
      HOST: '127.0.0.1',
      QA: '1',
      // A busy machine responds late.
      CMS_READ_TIMEOUT: '20000',
      // Their payments are webhooks of the simpler sandbox.
      PAYMENT_SANDBOX: '0',
      // All shoppers of the tests have one address, and most of them one email.
      MAX_OPEN_ORDERS: '0',
      MAX_OPEN_ORDERS_PER_NETWORK: '0',
      VITRINE_DATA: data,
      ...environment,
    },
  })
  const output = createWriteStream(log)
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  const stop = async () => {
    await stopChild(child)
    output.end()
    await rm(data, { recursive: true, force: true })
  }
  try {
    const { url, cms } = await ready(child)
    return { url: url.replace(/\/$/, ''), cms: cms.replace(/\/$/, ''), data, stop }
  } catch (error) {
    const output = await readFile(log, 'utf8').catch(() => '')
    await stop()
    throw new Error(`The shop did not open.\n${output.slice(-4000)}`, { cause: error })
  }
}

/** A folder in memory if it has room for several shops: each order waits until the disk has it. */
async function fastFolder(): Promise<string> {
  const memory = '/dev/shm'
  const free = await statfs(memory).catch(() => undefined)
  return free && free.bavail * free.bsize > 2 ** 30 ? memory : tmpdir()
}

/** This process's environment without the variables that lead to a developer's own servers and data. */
function ownEnvironment() {
  const foreign = [
    'CMS_URL',
    'DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'SITE_URL',
    'NODE_ENV',
    'SLIPS_S3_URL',
  ]
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)))
}

async function ready(child: ChildProcess): Promise<{ url: string; cms: string }> {
  const [message] = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(seedingMilliseconds) }),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`exit code ${code}`))),
  ])
  return message
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const cutImages = fileURLToPath(
  new URL('../../../node_modules/.cache/vitrine/media', import.meta.url),
)

/** Shares the images cut earlier with a shop's data directory: their names are hashes of their content. */
export async function shareCutImages(data: string): Promise<void> {
  await mkdir(cutImages, { recursive: true })
  await mkdir(data, { recursive: true })
  await symlink(cutImages, join(data, 'media'))
}
