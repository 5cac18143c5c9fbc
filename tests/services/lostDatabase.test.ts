import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { openDatabase } from '@vitrine/cms/database/openDatabase.ts'
import { products } from '@vitrine/cms/database/schema/catalog.ts'
import { rows, transact } from '@vitrine/cms/database/transact.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { startCms } from '@vitrine/cms/tests/support/testCms.ts'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './postgresServer.ts'

test('a transaction whose connection is lost rejects, and the next one succeeds', async () => {
  await using server = await startPostgres()
  const open = await openDatabase({ dataDirectory: '', databaseUrl: server.url })
  onTestFinished(() => open.close())
  const { database } = open
  const endConnection = async (pid: number) => {
    await database.execute(sql`select pg_terminate_backend(${pid})`)
  }
  for (const kind of ['plain', 'nested', 'handled']) {
    const started = Promise.withResolvers<number>()
    const ended = Promise.withResolvers<void>()
    const lost = transact(database, async (transaction) => {
      const [row] = await rows<{ pid: number }>(transaction, sql`select pg_backend_pid() as pid`)
      started.resolve(row?.pid ?? 0)
      await ended.promise
      if (kind === 'nested') await transaction.transaction((inner) => inner.select().from(products))
      else
        await transaction
          .select()
          .from(products)
          .catch(kind === 'handled' ? () => [] : undefined)
    })
    const rejected = expect(lost).rejects.toThrow()
    await endConnection(await started.promise)
    ended.resolve()
    await rejected
    expect(await transact(database, (transaction) => transaction.$count(products))).toBe(0)
  }
})

test('a connection that is reset while it is made, or at its first statements, rejects a statement and ends nothing', async () => {
  await using server = await startPostgres()
  let messages = Number.POSITIVE_INFINITY
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(server.url).port), '127.0.0.1')
    let left = messages
    client.on('error', () => {})
    upstream.on('error', () => {})
    client.on('data', (chunk) => {
      left -= 1
      if (left < 0) client.resetAndDestroy()
      else upstream.write(chunk)
    })
    upstream.on('data', (chunk) => client.write(chunk))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const databaseUrl = Object.assign(new URL(server.url), { port }).href
  await (await openDatabase({ dataDirectory: '', databaseUrl })).close()
  for (messages of [0, 1, 2]) {
    const { database, close } = await openDatabase({
      ...{ dataDirectory: '', databaseUrl, isMigrated: false },
    })
    const work = transact(database, (transaction) => transaction.$count(products))
    await expect(work).rejects.toThrow()
    messages = Number.POSITIVE_INFINITY
    await expect(database.$count(products)).resolves.toBe(0)
    await close()
  }
})

test('a CMS whose PostgreSQL is killed responds with 503 and recovers with it', async () => {
  await using server = await startPostgres()
  const cms = await startCms({ databaseUrl: server.url })
  onTestFinished(() => cms.close())
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
  const add = () =>
    createShopper(cms.url).request<{ code: string }>('POST', '/api/v1/cart', { body: { id: 1 } })
  let isUp = true
  const statuses = new Set<number>()
  const buyers = Array.from({ length: 8 }, async () => {
    while (isUp) statuses.add((await add()).status)
  })
  await expect.poll(() => statuses.has(200)).toBe(true)
  await server.kill()
  const { status, headers } = await add()
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  await server.open()
  await expect.poll(async () => (await add()).status).toBe(200)
  isUp = false
  await Promise.all(buyers)
  expect([...statuses].toSorted()).toEqual([200, 503])
})
