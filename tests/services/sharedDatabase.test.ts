import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCms } from '@vitrine/cms/app/server.ts'
import { readEntry } from '@vitrine/cms/contentEditing/entries.ts'
import { saveEntry } from '@vitrine/cms/contentEditing/saveEntry.ts'
import { readMigrations } from '@vitrine/cms/database/migrations.ts'
import { openDatabase } from '@vitrine/cms/database/openDatabase.ts'
import { schemaSupport } from '@vitrine/cms/database/schema/deployment.ts'
import { outboxEmails } from '@vitrine/cms/database/schema/orders.ts'
import { rows, transact } from '@vitrine/cms/database/transact.ts'
import { enqueue } from '@vitrine/cms/email/outbox.ts'
import { publishDue } from '@vitrine/cms/staff/publishDue.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { buy, withKey } from '@vitrine/cms/tests/support/checkout.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import {
  createTestDatabase,
  startCms,
  testEnvironment,
} from '@vitrine/cms/tests/support/testCms.ts'
import { accessKey } from '@vitrine/commerce/orderAccess.ts'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

/** An empty database and the function that starts a CMS on it, with a data directory of its own as on another host. */
async function createShared() {
  const database = await createTestDatabase()
  if (!database) throw new Error('These tests need an installed PostgreSQL')
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shared-'))
  const closings: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    await Promise.all(closings.map((close) => close()))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const start = async (variables: Record<string, string>) => {
    const running = await createCms({
      dataDirectory: await mkdtemp(join(folder, 'host-')),
      databaseUrl: database.url,
      environment: testEnvironment(variables),
    })
    closings.push(() => running.close())
    return { ...running, url: await running.app.listen({ host: '127.0.0.1', port: 0 }) }
  }
  return { databaseUrl: database.url, start }
}

const [old, next, other] = ['an-old', 'a-new', 'another'].map((name) =>
  `${name}-secret-of-forty-characters-`.padEnd(48, 'x'),
)
const webhooks = { SANDBOX_WEBHOOK_SECRET: 'the-webhooks-secret-of-forty-characters-xxx' }
const withOrders = (list: string) => ({ ...webhooks, ORDERS_SECRET: list })

test('a CMS whose secrets the others do not accept does not start, and says which', async () => {
  covers('security.secrets.shared')

  const { start } = await createShared()
  await start({})
  await expect(start({})).rejects.toThrow(/^ORDERS_SECRET differs from .* Set the variable/)
  const shared = await createShared()
  await shared.start(withOrders(`${old}`))
  await expect(shared.start({ ORDERS_SECRET: `${old}` })).rejects.toThrow(
    'SANDBOX_WEBHOOK_SECRET differs',
  )
  await expect(shared.start(withOrders(`${other}`))).rejects.toThrow('ORDERS_SECRET differs')
  await shared.start(withOrders(`${old}`))
})

test('a secret is changed in steps between which every link opens at every host', async () => {
  const { start } = await createShared()
  const one = await start(withOrders(`${old}`))
  await addProduct(one.cms.database, { id: 1, variations: [{ id: 1 }] })
  const order = await buy(createShopper(one.url), 1)
  const path = `/api/v1/orders/${order.orderId}`
  const opens = async ({ url }: { url: string }, link: string) =>
    (await createShopper(url).request('GET', link)).status
  await expect(start(withOrders(`${next},${old}`))).rejects.toThrow('ORDERS_SECRET differs')
  const second = await start(withOrders(`${old}, ${next}`))
  const third = await start(withOrders(`${next},${old}`))
  const key = accessKey(third.cms, Number(order.orderId), new Date())
  for (const host of [one, second, third]) expect(await opens(host, withKey(path, order))).toBe(200)
  for (const host of [second, third]) expect(await opens(host, `${path}?key=${key}`)).toBe(200)
  const last = await start(withOrders(`${next}`))
  expect(await opens(last, `${path}?key=${key}`)).toBe(200)
  expect(await opens(last, withKey(path, order))).toBe(404)
})

test('processes that start together on an empty database migrate it once', async () => {
  const { databaseUrl } = await createShared()
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase({ dataDirectory: '', databaseUrl })),
  )
  const [first] = opened
  if (!first) throw new Error('Nothing was opened')
  const [migrations] = await rows<{ total: number; hashes: number }>(
    first.database,
    sql`select count(*)::int as total, count(distinct hash)::int as hashes
      from drizzle.__drizzle_migrations`,
  )
  expect(migrations?.total).toBe(readMigrations().length)
  expect(migrations?.hashes).toBe(migrations?.total)
  await Promise.all(opened.map(({ close }) => close()))
})

test('an older version serves and starts after a migration that adds, and no more after one that removes', async () => {
  const { start, databaseUrl } = await createShared()
  const older = await start(withOrders(`${old}`))
  const { database } = older.cms
  await addProduct(database, { id: 1, variations: [{ id: 1 }] })
  // As a newer version migrates: a table more, a column with a default, and a record of the migration.
  await database.execute(`create table gifts (id integer primary key)`)
  await database.execute(`alter table orders add column is_gift boolean not null default false`)
  await database.execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  )
  expect((await buy(createShopper(older.url), 1)).status).toBe('on-hold')
  const restarted = await start(withOrders(`${old}`))
  expect((await buy(createShopper(restarted.url), 1)).status).toBe('on-hold')
  await database.update(schemaSupport).set({ oldest: 9998 })
  await expect(start(withOrders(`${old}`))).rejects.toThrow(
    /^A newer version has changed database vitrine_test_\w+: it needs migration 9998 and later/,
  )
  await expect(openDatabase({ dataDirectory: '', databaseUrl })).rejects.toThrow(
    'Start a newer version.',
  )
  expect((await buy(createShopper(older.url), 1)).status, 'the running one').toBe('on-hold')
})

test('emails that a stranger can trigger are limited, although all are written at the same time', async () => {
  covers('emails.limit')

  const cms = await startCms()
  onTestFinished(() => cms.close())
  const { database, environment } = cms.cms
  const email = (to: string, topic: 'registration' | 'newsletter') =>
    transact(database, (transaction) =>
      enqueue(
        transaction,
        environment,
        { to, language: 'en', topic, subject: 'Hello', greeting: 'Hello,', paragraphs: [] },
        new Date(),
      ),
    )
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => [
      email(index % 2 ? 'ploy@example.com' : 'Ploy@Example.com', 'registration'),
      email('ploy@example.com', 'newsletter'),
      email('nok@example.com', 'registration'),
    ]).flat(),
  )
  const sent = await database
    .select({ to: sql`lower(${outboxEmails.recipient})`, topic: outboxEmails.topic })
    .from(outboxEmails)
  const counts = Object.groupBy(sent, ({ to, topic }) => `${topic} ${to}`)
  expect(Object.values(counts).map((value) => value?.length)).toEqual([3, 3, 3])
})

test('the locks of a host that is lost in a transaction are released after two minutes', async () => {
  const { databaseUrl } = await createShared()
  const { database, close } = await openDatabase({ dataDirectory: '', databaseUrl })
  expect(await rows(database, sql`show idle_in_transaction_session_timeout`)).toEqual([
    { idle_in_transaction_session_timeout: '2min' },
  ])
  await close()
})

test('content published by one process appears in another, also when two people save at the same time', async () => {
  covers('office.content.conflict', 'office.content.thai')

  const { start } = await createShared()
  const one = await start(withOrders(`${old}`))
  const other = await start(withOrders(`${old}`))
  const read = await readEntry(one.cms, { entry: 'stores/phuket' }, () => {})
  const save = ({ cms }: typeof one, name: string) =>
    saveEntry(
      cms,
      {
        ...{ entry: 'stores/phuket', seen: read.version, publish: 'now', ...read.files },
        yaml: read.files.yaml.replace('Vitrine Phuket', name),
        words: { [name]: `${name} ภูเก็ต` },
      },
      () => {},
    )
  await other.cms.thai()
  const saved = await Promise.allSettled([save(one, 'Blue'), save(other, 'Green')])
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const name = saved[0]?.status === 'fulfilled' ? 'Blue' : 'Green'
  for (const { cms, url } of [one, other]) {
    await publishDue(cms)
    const response = await fetch(`${url}/api/v1/store-locators/phuket?lang=th`)
    expect(await response.json()).toHaveProperty('name', `${name} ภูเก็ต`)
  }
})
