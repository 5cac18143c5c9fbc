import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#cms/database/openDatabase.ts'
import { seedParts } from '#cms/database/schema/content.ts'
import { transact } from '#cms/database/transact.ts'
import { emptyDatabase } from '#cms/tests/support/snapshots.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

let cms: TestCms
let directory: string

beforeAll(async () => {
  cms = await startCms()
  directory = await mkdtemp(join(tmpdir(), 'vitrine-database-'))
})
afterAll(async () => {
  await cms.close()
  await rm(directory, { recursive: true })
})

const part = (name: string) => ({ part: name, fingerprint: 'x', seededAt: new Date(0) })

test('a statement outside its transaction throws instead of deadlocking', async () => {
  const { database } = cms.cms
  const outside = transact(database, async () => {
    await database.select().from(seedParts)
  })
  await expect(outside).rejects.toMatchObject({
    cause: { message: expect.stringContaining('Use the transaction') },
  })
  const nested = database.transaction(() => database.transaction(async () => {}))
  await expect(nested).rejects.toThrow('Use the transaction')
})

test('a transaction that Postgres aborts is retried, other failures are not', async () => {
  let runs = 0
  const fail = (code: string, times: number) =>
    transact(cms.cms.database, async () => {
      runs += 1
      if (runs <= times)
        throw new Error('given up', { cause: Object.assign(new Error(), { code }) })
      return runs
    })
  expect(await fail('40P01', 2)).toBe(3)
  runs = 0
  await expect(fail('40001', 9)).rejects.toThrow('given up')
  expect(runs).toBe(3)
  runs = 0
  await expect(fail('23505', 1)).rejects.toThrow('given up')
  expect(runs).toBe(1)
})

test('a second process on a data directory is rejected with the id of the first', async () => {
  const dataDirectory = join(directory, 'one')
  const first = await openDatabase({ dataDirectory, snapshot: await emptyDatabase() })
  await first.database.insert(seedParts).values(part('kept'))
  await expect(openDatabase({ dataDirectory })).rejects.toThrow(
    `in use by process ${process.pid}. Stop that process first`,
  )
  await first.close()
  const second = await openDatabase({ dataDirectory })
  expect(await second.database.select().from(seedParts)).toMatchObject([{ part: 'kept' }])
  await second.close()
})

test.each([
  ['a database of another application', 'drop schema drizzle cascade'],
  [
    'a database of a commit before 1.0.0',
    'update drizzle.__drizzle_migrations set created_at = 1795232161080',
  ],
])('%s is left unchanged and reported', async (name, change) => {
  const dataDirectory = join(directory, name.replaceAll(' ', '-'))
  const first = await openDatabase({ dataDirectory, snapshot: await emptyDatabase() })
  await first.database.insert(seedParts).values(part('kept'))
  await first.database.execute(change)
  await first.close()
  await expect(openDatabase({ dataDirectory })).rejects.toThrow(
    `The tables in ${join(dataDirectory, 'pglite')} were not created by this version. Move that data away, or set VITRINE_DATA or DATABASE_URL to another place. If a commit before release 1.0.0 created them, save the content and the orders with that commit first`,
  )
  const unchanged = await openDatabase({ dataDirectory, isMigrated: false })
  expect(await unchanged.database.select().from(seedParts)).toMatchObject([{ part: 'kept' }])
  await unchanged.close()
})
