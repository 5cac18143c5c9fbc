import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@vitrine/tests/services/postgresServer.ts'
import {
  parentPid,
  processorTime,
  residentMemory,
} from '@vitrine/tests/support/measure/processUse.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { serverProcess } from '@vitrine/tests/support/shop/serverProcess.ts'
import { shareCutImages } from '@vitrine/tests/support/shop/startShop.ts'
import postgres from 'postgres'

/** A part of the shop whose processor time and memory are measured. */
export interface Part {
  name: string
  /** Microseconds of processor time since it started. */
  time(): number
  /** Resident memory in MB. */
  memory(): number
}

/** One gateway and one CMS on PostgreSQL, as in production, with stock for any number of orders. Throws without PostgreSQL. */
export async function openShop() {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await startPostgres())
  const data = await mkdtemp(join(tmpdir(), 'vitrine-shoppers-'))
  stack.defer(() => rm(data, { recursive: true, force: true }))
  await shareCutImages(data)
  const shared = { SITE_URL: 'http://localhost', HOST: '127.0.0.1' }
  const cms = serverProcess('cms', await freePort(), {
    ...shared,
    DATABASE_URL: database.url,
    VITRINE_DATA: data,
    MAX_OPEN_ORDERS: '0',
    MAX_OPEN_ORDERS_PER_NETWORK: '0',
  })
  const gateway = serverProcess('gateway', await freePort(), {
    ...shared,
    CMS_URL: cms.url,
    TRUST_PROXY: '127.0.0.1',
  })
  for (const server of [cms, gateway]) {
    await server.open()
    stack.defer(() => server.end('SIGKILL'))
  }
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
  await sql`update variations set stock = 1000000`
  const slugs = await sql<{ slug: string }[]>`select slug from products order by id limit 200`
  await sql.end()
  const parts: Part[] = [
    partOf('gateway', () => [gateway.pid()]),
    partOf('CMS', () => [cms.pid()]),
    partOf('PostgreSQL', () => [database.pid(), ...childrenOf(database.pid())]),
  ]
  return { stack, url: gateway.url, parts, slugs: slugs.map(({ slug }) => slug) }
}

function partOf(name: string, pids: () => number[]): Part {
  const sum = (read: (pid: number) => number) =>
    pids().reduce((total, pid) => total + (read(pid) || 0), 0)
  return { name, time: () => sum(processorTime), memory: () => sum(residentMemory) }
}

/** PostgreSQL has a process for each connection. Their shared memory counts once for each. */
function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => parentPid(pid) === parent)
}
