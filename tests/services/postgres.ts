import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { freePort } from '../support/shop/freePort.ts'

const run = promisify(execFile)
const installations = '/usr/lib/postgresql'

/** The folder with initdb and postgres of the newest installed PostgreSQL; null without one. */
export function findPostgres(): string | null {
  if (!existsSync(installations)) return null
  const versions = readdirSync(installations).toSorted((a, b) => Number(b) - Number(a))
  const folders = versions.map((version) => join(installations, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string | undefined
  }
}

/**
 * Vitest's global set-up for the tests on a PostgreSQL server: starts one in a temporary directory on
 * a free port and removes it at the end. Provides its address to this project only; an environment
 * variable would reach all projects, and none would test the embedded database.
 */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const folder = findPostgres()
  if (!folder) return undefined
  const owner = unprivilegedOwner()
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'))
  if (owner.uid !== undefined) await chown(directory, owner.uid, owner.gid ?? owner.uid)
  const data = join(directory, 'data')
  const initialise = ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await run(join(folder, 'initdb'), initialise, { ...owner, cwd: directory })
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', max_connections: 200, fsync: 'off' }
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(folder, 'postgres'), ['-D', data, '-k', directory, ...parameters], {
    ...owner,
    cwd: directory,
    stdio: 'ignore',
  })
  await untilReady(join(folder, 'pg_isready'), port, server)
  provide('databaseUrl', `postgres://vitrine@127.0.0.1:${port}/postgres`)
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
    await rm(directory, { recursive: true, force: true })
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
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    try {
      await run(isReady, ['-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await delay(200)
    }
  }
  throw new Error('PostgreSQL did not respond within 30 seconds')
}
