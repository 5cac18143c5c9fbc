import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Order } from '@vitrine/contract/orders.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { buyable, stocked } from './support/buyable.ts'
import { place } from './support/checkoutForm.ts'
import { createDatabase } from './support/createDatabase.ts'
import { startAdapter } from './support/startAdapter.ts'
import { startProcess } from './support/startProcess.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const run = promisify(execFile)

/** Runs a script of deploy/medusa for a database and a data directory. Rejects with its output when it fails. */
const script = (name: string, file: string, databaseUrl: string, dataDirectory: string) =>
  run(resolve(import.meta.dirname, '../../../deploy/medusa', name), [file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, VITRINE_DATA: dataDirectory },
  })

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the engine and an adapter on a restored database, with a part of Redis of their own. */
async function openRestored(databaseUrl: string, dataDirectory: string) {
  const path = join(dataDirectory, 'secrets.json')
  await copyFile(join(dataDirectory, 'medusa', 'secrets.json'), path)
  const { JWT_SECRET, COOKIE_SECRET, SHOP_SECRET } = JSON.parse(await readFile(path, 'utf8'))
  const engine = await startProcess(resolve(import.meta.dirname, '../launch/engineMain.ts'), {
    ...{ JWT_SECRET, COOKIE_SECRET, SHOP_SECRET },
    DATABASE_URL: databaseUrl,
    REDIS_URL: `${stack.redisUrl}/1`,
    MEDUSA_PORT: String(await freePort()),
    VITRINE_DATA: dataDirectory,
  })
  onTestFinished(() => engine.stop())
  const adapter = await startAdapter(
    // Without the key, which the seed has left in the database.
    { ...stack, engine: engine.url, databaseUrl, dataDirectory, publishableKey: '' },
  )
  onTestFinished(() => adapter.stop())
  return { engine: engine.url, adapter: adapter.url }
}

test('a shop that is restored into an empty database has its orders, its stock and its photographs', async () => {
  const admin = await AdminApi.signIn(stack)
  const visitor = new Visitor(stack.adapter)
  const dress = await stocked(admin, stack.adapter, 'silk-slip-dress')
  const { orderId, accessKey, total } = await place(visitor, dress)
  const background = '#a03050'
  const photograph = await sharp({ create: { width: 9, height: 16, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const url = await admin.upload('backup.jpg', photograph)
  const { dataDirectory: data } = stack
  // Where `npm run medusa` has them.
  await copyFile(join(data, 'secrets.json'), join(data, 'medusa', 'secrets.json'))
  const folder = await temporaryFolder()
  const file = join(folder, 'medusa.tar')

  await script('backup.sh', file, stack.databaseUrl, stack.dataDirectory)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['medusa.tar'])
  const databaseUrl = await createDatabase(stack.databaseUrl)
  const dataDirectory = join(folder, 'restored')
  await script('restore.sh', file, databaseUrl, dataDirectory)
  const again = script('restore.sh', file, databaseUrl, dataDirectory)
  await expect(again).rejects.toThrow(/the database has \d+ tables/)

  const restored = await openRestored(databaseUrl, dataDirectory)
  const guest = new Visitor(restored.adapter)
  const key = { 'x-order-key': accessKey ?? '' }
  const { body } = await guest.send('GET', `/orders/${orderId}`, undefined, key)
  expect(Order.parse(body)).toMatchObject({ orderId, total })
  const { pathname } = new URL(url)
  const upload = await fetch(`${restored.engine}${pathname}`)
  expect(Buffer.from(await upload.arrayBuffer())).toEqual(photograph)
  // The restored shop takes orders.
  await place(guest, await buyable(restored.adapter, 'silk-slip-dress'))
})

test('a backup that fails leaves no file, and a restore that fails leaves an empty database', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'medusa.tar')
  const missing = stack.databaseUrl.replace(/[^/]+$/, 'no_such_database')
  await expect(script('backup.sh', file, missing, folder)).rejects.toThrow('no_such_database')
  expect(await readdir(folder)).toEqual([])

  await script('backup.sh', file, stack.databaseUrl, stack.dataDirectory)
  const broken = join(folder, 'broken')
  await run(
    'sh',
    [
      '-c',
      'mkdir x && tar -xf medusa.tar -C x && truncate -s -999 x/database && tar -cf broken -C x .',
    ],
    {
      cwd: folder,
    },
  )
  const databaseUrl = await createDatabase(stack.databaseUrl)
  const dataDirectory = join(folder, 'restored')
  await expect(script('restore.sh', broken, databaseUrl, dataDirectory)).rejects.toThrow()
  expect(await readdir(join(dataDirectory, 'medusa'))).toEqual([])
  await script('restore.sh', file, databaseUrl, dataDirectory)
})
