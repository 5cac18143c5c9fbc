import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  parentPid,
  processorTime,
  residentMemory,
} from '@vitrine/tests/support/measure/processUse.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import postgres from 'postgres'
import { engineSecrets } from '../../launch/engineSecrets.ts'
import { adminEmail } from '../../launch/environment.ts'
import { prepareEngine } from '../../launch/prepareEngine.ts'
import { AdminApi } from '../support/adminApi.ts'
import { startAdapter } from '../support/startAdapter.ts'
import { startProcess } from '../support/startProcess.ts'

/** A part of a shop whose processor time and memory are measured. */
export interface Part {
  name: string
  /** Microseconds of processor time since it started. */
  time(): number
  /** The resident memory in MB. */
  memory(): number
}

/** A shop with the processes behind its calls. */
export interface Shop {
  url: string
  parts: Part[]
}

const folder = resolve(import.meta.dirname, '../..')

/** Starts the shop over Medusa and the embedded CMS on the same PostgreSQL server, with as many products. */
export async function openShops() {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, SEED_PRODUCTS = '10000' } = process.env
  if (!databaseUrl || !redisUrl)
    throw new Error('Set DATABASE_URL and REDIS_URL to the servers of an engine.')
  const products = Number(SEED_PRODUCTS)
  const dataDirectory = join(process.env['VITRINE_DATA'] || '.data', 'medusa')
  const secrets = await engineSecrets(join(dataDirectory, 'secrets.json'), process.env)
  const addresses = { databaseUrl, redisUrl, dataDirectory }
  const publishableKey = await prepareEngine({
    ...{ ...addresses, secrets, adminEmail, products, admin: false, report: console.log },
  })
  const stack = new AsyncDisposableStack()
  const start = async (file: string, variables: Record<string, string>) => {
    const server = await startProcess(resolve(folder, file), variables)
    stack.defer(() => server.stop())
    return server
  }
  const embedded = await start('tests/bench/embeddedMain.ts', {
    DATABASE_URL: databaseUrl,
    BENCH_PRODUCTS: String(products),
  })
  const content = await start('../cms/main.ts', {
    VITRINE_DATA: join(dataDirectory, 'content'),
    DATABASE_URL: '',
    CMS_PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  })
  const engine = await start('launch/engineMain.ts', {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ...secrets,
    MEDUSA_PORT: String(await freePort()),
  })
  const adapter = await startAdapter({
    ...{ ...addresses, publishableKey, engine: engine.url, content: content.url },
    admin: { email: adminEmail, password: secrets.ADMIN_PASSWORD },
  })
  stack.defer(() => adapter.stop())
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  stack.defer(() => sql.end())
  const backendsOf = backendReader(sql, stack)
  const name = new URL(databaseUrl).pathname.slice(1)
  const databases = {
    medusa: await backendsOf(name),
    embedded: await backendsOf(`vitrine_bench_${products}`),
  }
  const list: [Shop, Shop] = [
    {
      url: adapter.url,
      parts: [
        part('adapter', () => [adapter.pid]),
        part('Medusa', () => [engine.pid, ...childrenOf(engine.pid)]),
        part('its PostgreSQL', databases.medusa),
      ],
    },
    {
      url: embedded.url,
      parts: [part('CMS', () => [embedded.pid]), part('its PostgreSQL', databases.embedded)],
    },
  ]
  const admin = await AdminApi.signIn({
    engine: engine.url,
    admin: { email: adminEmail, password: secrets.ADMIN_PASSWORD },
  })
  return { list, admin, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

function part(name: string, pids: () => number[]): Part {
  const sum = (read: (pid: number) => number) =>
    pids().reduce((total, pid) => total + (read(pid) || 0), 0)
  return { name, time: () => sum(processorTime), memory: () => sum(residentMemory) }
}

/** The processes of the connections to a database, all of whose pools are open after the first requests. */
function backendReader(sql: postgres.Sql, stack: AsyncDisposableStack) {
  return async (database: string): Promise<() => number[]> => {
    let pids: number[] = []
    const read = async () => {
      const connections = await sql<{ pid: number }[]>`
        select pid from pg_stat_activity where datname = ${database}`
      pids = connections.map(({ pid }) => pid)
    }
    await read()
    const timer = setInterval(read, 500)
    stack.defer(() => clearInterval(timer))
    return () => pids
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => parentPid(pid) === parent)
}
