import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../support/shop/freePort.ts'

const run = promisify(execFile)
const installations = '/usr/lib/postgresql'
const maxStarts = 100

/** The folder with initdb and postgres of the newest installed PostgreSQL; null without one. */
export function findPostgres(): string | null {
  if (!existsSync(installations)) return null
  const versions = readdirSync(installations).toSorted((a, b) => Number(b) - Number(a))
  const folders = versions.map((version) => join(installations, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** A PostgreSQL server in a temporary directory. */
export interface PostgresServer {
  /** The address of its database, which stays the same. */
  url: string
  /** The id of its main process, whose children serve the connections. */
  pid(): number
  /** Ends the main process with SIGKILL; those of the connections end by themselves. */
  kill(): Promise<void>
  /** Starts the server again after `kill`. */
  open(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Starts a PostgreSQL server on a free port; disposing it removes its data. Throws when PostgreSQL is not installed. */
export async function startPostgres({
  parameters = {},
}: {
  parameters?: Record<string, string>
} = {}): Promise<PostgresServer> {
  const folder = findPostgres()
  if (!folder) throw new Error('PostgreSQL is not installed')
  const owner = unprivilegedOwner()
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'))
  if (owner.uid !== undefined) await chown(directory, owner.uid, owner.gid ?? owner.uid)
  const data = join(directory, 'data')
  const initialise = ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await run(join(folder, 'initdb'), initialise, { ...owner, cwd: directory })
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', max_connections: 200, ...parameters }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const spawnServer = () =>
    spawn(join(folder, 'postgres'), ['-D', data, '-k', directory, ...flags], {
      ...owner,
      cwd: directory,
      stdio: 'ignore',
    })
  let server: ChildProcess = spawnServer()
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const ready = () => untilReady(join(folder, 'pg_isready'), port, server)
  await ready()
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const killAtExit = () => void server.kill('SIGKILL')
  process.once('exit', killAtExit)
  return {
    url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? Number.NaN,
    kill: () => end('SIGKILL'),
    async open() {
      for (let attempt = 1; ; attempt += 1) {
        server = spawnServer()
        try {
          return await ready()
        } catch (error) {
          // The processes of the connections end a moment after the main one; until then it does not start.
          if (attempt === maxStarts) throw error
          await delay(50)
        }
      }
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', killAtExit)
      await end('SIGINT')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The user and group that run PostgreSQL when the tests run as root, which it rejects. */
function unprivilegedOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const readId = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: readId('-u', user), gid: readId('-g', user) }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

async function untilReady(isReady: string, port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    try {
      await run(isReady, ['-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await delay(50)
    }
  }
  throw new Error('PostgreSQL did not respond within 30 seconds')
}
