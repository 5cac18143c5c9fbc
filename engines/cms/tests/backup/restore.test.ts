import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSecrets } from '@vitrine/commerce/secrets.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { s3Variables, startS3 } from '@vitrine/tests/support/standIns/s3.ts'
import { sql } from 'drizzle-orm'
import { create, extract } from 'tar'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createCms } from '#cms/app/server.ts'
import { backUp } from '#cms/backup/backUp.ts'
import { restore } from '#cms/backup/restore.ts'
import { readMigrations, readSchemaVersion } from '#cms/database/migrations.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { openDatabase } from '#cms/database/openDatabase.ts'
import { carts } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { enquiries } from '#cms/database/schema/content.ts'
import { orderLines, orders, slips } from '#cms/database/schema/orders.ts'
import { rows } from '#cms/database/transact.ts'
import { slipBucket } from '#cms/orders/payment/slipStorage/slipBucket.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy } from '#cms/tests/support/checkout.ts'
import { openReleased } from '#cms/tests/support/releasedDatabase.ts'
import { databaseKinds, emptyPlace, type Place } from '#cms/tests/support/shopPlace.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { unpack } from '#cms/tests/support/snapshots.ts'
import { startCms, type TestCms, testEnvironment } from '#cms/tests/support/testCms.ts'

let cms: TestCms
let directory: string
let archive: string
const kind = databaseKinds.at(-1) ?? 'PGlite'
const silent = () => {}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-restore-'))
  archive = join(directory, 'shop.tar.gz')
  cms = await startCms()
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
  const shopper = createShopper(cms.url)
  await sendSlip(shopper, await buy(shopper, 1), { bytes: await slipImage('png') })
  await backUp(cms.cms, archive, silent)
})
afterAll(async () => {
  await cms.close()
  await rm(directory, { recursive: true })
})

const restoreTo = (place: Place, file = archive, isReplacing = false) =>
  restore(file, { ...place, isReplacing }, silent)

/** Reads a restored database without starting its shop. */
async function inspect<Found>(
  { dataDirectory, databaseUrl }: Place,
  read: (database: Database) => Promise<Found>,
): Promise<Found> {
  const open = await openDatabase({ dataDirectory, databaseUrl, isMigrated: false })
  try {
    return await read(open.database)
  } finally {
    await open.close()
  }
}

/** An archive of the same files after `change`, which may return other paths to pack. */
async function changed(change: (folder: string) => Promise<string[] | undefined>): Promise<string> {
  const folder = await mkdtemp(join(directory, 'changed-'))
  await extract({ file: archive, cwd: folder })
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const others = await change(folder)
  const file = `${folder}.tar.gz`
  await create({ file, cwd: folder, gzip: true, preservePaths: true }, others ?? paths)
  return file
}

/** Changes the manifest of an archive. */
const withManifest = (change: Record<string, unknown>) =>
  changed(async (folder) => {
    const path = join(folder, 'manifest.json')
    await writeFile(
      path,
      JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...change }),
    )
    return undefined
  })

const hostile: [string, () => Promise<string>, string][] = [
  [
    'is cut off',
    async () => {
      const file = join(directory, 'cut.tar.gz')
      await cp(archive, file)
      await truncate(file, (await stat(file)).size - 2000)
      return file
    },
    'The backup is damaged or incomplete',
  ],
  [
    'is no archive',
    async () => {
      const file = join(directory, 'text.tar.gz')
      await writeFile(file, 'orders,customers\n')
      return file
    },
    'The backup is damaged or incomplete',
  ],
  [
    'has a changed table',
    () =>
      changed(async (folder) => {
        const path = join(folder, 'tables/orders.jsonl')
        await writeFile(path, (await readFile(path, 'utf8')).replace('100000', '100'))
        return undefined
      }),
    'The backup is damaged: tables/orders.jsonl is not as it was written.',
  ],
  [
    'lacks a file',
    () => changed(async () => ['manifest.json', 'secrets.json']),
    'The backup is incomplete: ',
  ],
  [
    'has no secrets, although its manifest agrees',
    () =>
      changed(async (folder) => {
        const path = join(folder, 'manifest.json')
        const manifest = JSON.parse(await readFile(path, 'utf8'))
        delete manifest.files['secrets.json']
        await writeFile(path, JSON.stringify(manifest))
        return ['manifest.json', ...Object.keys(manifest.files)]
      }),
    'The backup is incomplete: secrets.json is missing.',
  ],
  [
    'has a file of its own',
    () =>
      changed(async (folder) => {
        await writeFile(join(folder, 'tables/more.jsonl'), '')
        return ['manifest.json', 'secrets.json', 'tables', 'slips']
      }),
    'has an entry that does not belong there: tables/',
  ],
  [
    'leads out of its folder',
    () =>
      changed(async (folder) => {
        await mkdir(join(folder, 'inner'))
        await writeFile(join(directory, 'evil'), 'evil')
        return ['manifest.json', 'inner/../../evil']
      }),
    'does not belong there: ',
  ],
  [
    'has a link',
    () =>
      changed(async (folder) => {
        await rm(join(folder, 'secrets.json'))
        await symlink('/etc/passwd', join(folder, 'secrets.json'))
        return ['manifest.json', 'secrets.json']
      }),
    'does not belong there: secrets.json',
  ],
  [
    'is of a newer version',
    () => withManifest({ schema: 9_999_999_999_999 }),
    'The backup was made by a newer version.',
  ],
  [
    'is of another program',
    () => withManifest({ schema: 5 }),
    'The backup was not made by a release of this shop.',
  ],
  [
    'has another form',
    () => withManifest({ format: 2 }),
    'This file is not a backup that this version can read.',
  ],
]

test.each(hostile)(
  'an archive that %s is rejected and leaves nothing',
  async (_, make, message) => {
    covers('security.backup.intact')

    const place = await emptyPlace('PGlite')
    await expect(restoreTo(place, await make())).rejects.toThrow(message)
    expect(await readdir(place.directory, { recursive: true })).toEqual(['data'])
  },
)

test('an archive is complete when it gets its name, and only its owner can read it', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  const slipStorage = { ...cms.cms.slipStorage, read: () => Promise.reject(new Error('offline')) }
  const broken = { ...cms.cms, slipStorage }
  await expect(backUp(broken, join(directory, 'none.tar.gz'), silent)).rejects.toThrow('offline')
  expect((await readdir(directory)).filter((name) => name.startsWith('none'))).toEqual([])
})

test('a shop is replaced only on request, and stays as it is when the restore fails', async () => {
  covers('security.backup.intact')

  const place = await emptyPlace(kind)
  await restoreTo(place)
  const state = () =>
    inspect(place, async (database) => ({
      orders: await database.select().from(orders),
      secrets: await readFile(join(place.dataDirectory, 'secrets.json'), 'utf8'),
      slips: await readdir(join(place.dataDirectory, 'slips')),
    }))
  const before = await state()
  expect(before.orders).toHaveLength(1)
  await expect(restoreTo(place)).rejects.toThrow('has a shop. Use --replace to delete it.')

  await rm(join(place.dataDirectory, 'secrets.json'))
  await rm(join(place.dataDirectory, 'slips'), { recursive: true })
  await expect(restoreTo(place)).rejects.toThrow('The database has a shop. Use --replace')
  await place.slipStorage.store('old.png', Buffer.from('old'))
  await inspect(place, (database) => database.update(slips).set({ file: 'old.png' }))
  await restoreTo(place, archive, true)
  expect(await state()).toEqual(before)

  const broken = await changedRows('tables/order_lines.jsonl', (text) =>
    text.replace(/"quantity": \d+/, '"quantity": null'),
  )
  await expect(restoreTo(place, broken, true)).rejects.toThrow(
    /^order_lines, at or before line 1: null value in column/,
  )
  expect(await state()).toEqual(before)
})

/** An archive with other rows and the right checksums. */
async function changedRows(path: string, change: (text: string) => string): Promise<string> {
  return changed(async (folder) => {
    const text = change(await readFile(join(folder, path), 'utf8'))
    await writeFile(join(folder, path), text)
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
    manifest.files[path] = createHash('sha256').update(text).digest('hex')
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    return undefined
  })
}

test('a shop whose restore was interrupted does not start until it is restored', async () => {
  const { dataDirectory } = await emptyPlace('PGlite')
  await mkdir(dataDirectory)
  await writeFile(join(dataDirectory, 'restore-unfinished'), '')
  const start = createCms({ dataDirectory, embeddedInMemory: true })
  await expect(start).rejects.toThrow('was interrupted. Run it again')
})

test('a shop with slips in a bucket and its secrets in variables is restored to another bucket', async () => {
  const source = await emptyPlace(kind)
  await restoreTo(source)
  const [from, to] = [await startS3(), await startS3()]
  onTestFinished(async () => {
    await from[Symbol.asyncDispose]()
    await to[Symbol.asyncDispose]()
  })
  const [name = ''] = await readdir(join(source.dataDirectory, 'slips'))
  const image = await source.slipStorage.read(name)
  if (!image) throw new Error('The slip was not restored.')
  await slipBucket(from).store(name, image)
  await rm(join(source.dataDirectory, 'slips'), { recursive: true })
  const { orders: ordersSecret, staff, webhooks } = await readSecrets(source.dataDirectory, {})
  await rm(join(source.dataDirectory, 'secrets.json'))
  const secrets = {
    ORDERS_SECRET: ordersSecret,
    STAFF_SECRET: staff,
    SANDBOX_WEBHOOK_SECRET: webhooks,
  }
  Object.assign(source.variables, s3Variables(from), secrets)
  const file = join(source.directory, 'bucket.tar.gz')
  expect(await source.command('backup', file)).toContain('and 1 slips to')

  const place = await emptyPlace(kind)
  Object.assign(place.variables, s3Variables(to), { ORDERS_SECRET: 'x'.repeat(43) })
  await expect(place.command('restore', file)).rejects.toThrow('links to its orders would be dead')
  Object.assign(place.variables, { ORDERS_SECRET: `${'x'.repeat(43)},${ordersSecret}` })
  expect(await place.command('restore', file)).toContain('and 1 slips of')
  expect(await slipBucket(to).read(name)).toEqual(image)
  expect(await readdir(place.dataDirectory)).not.toContain('slips')
  expect((await readSecrets(place.dataDirectory, {})).orders).toBe(ordersSecret)
})

test('slips and rows are taken back when the last file cannot be placed', async () => {
  const place = await emptyPlace(kind)
  const secrets = join(place.dataDirectory, 'secrets.json')
  await mkdir(secrets, { recursive: true })
  await expect(restoreTo(place, archive, true)).rejects.toThrow('EISDIR')
  expect(await readdir(join(place.dataDirectory, 'slips'))).toEqual([])
  await rm(secrets, { recursive: true })
  await restoreTo(place)
  const start = createCms({ ...place, environment: testEnvironment(place.variables) })
  await (await start).close()
})

test('a restore that is killed can be run again', async () => {
  const { dataDirectory, variables, command } = await emptyPlace('PGlite')
  const killed = spawn(process.execPath, ['engines/cms/cli.ts', 'restore', archive], {
    env: variables,
  })
  const ended = once(killed, 'exit')
  await vi.waitUntil(() => existsSync(join(dataDirectory, 'pglite.part', 'PG_VERSION')), {
    timeout: 60_000,
  })
  killed.kill('SIGKILL')
  await ended
  expect(existsSync(join(dataDirectory, 'restoring'))).toBe(true)
  expect(await command('restore', archive)).toMatch(/^Restored \d+ rows and 1 slips of /)
  expect((await readdir(dataDirectory)).sort()).toEqual(['pglite', 'secrets.json', 'slips'])
})

test('foreign tables are left unchanged, even on request', async () => {
  const place = await emptyPlace(kind)
  await inspect(place, (database) => database.execute(sql`create table ledger (id int)`))
  await expect(restoreTo(place, archive, true)).rejects.toThrow(
    'tables that are not those of a shop',
  )
  expect(await inspect(place, (database) => rows(database, sql`select * from ledger`))).toEqual([])
})

/** Objects beside tables and extensions that `--replace` would not remove: functions, types, views and sequences of their own. */
const leftovers = sql`
  select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select t.typname from pg_type t where t.typnamespace = 'public'::regnamespace and t.typrelid = 0 and t.typelem = 0
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
  union all select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))`

test('a backup while orders are placed is of one moment, every value survives, and no id is given out twice', async () => {
  covers('security.backup.moment')

  const { database } = cms.cms
  const text = 'line\u2028separator, "quotes", \\, \n, emoji 👗, ไทย'
  const enquiry = () => ({
    submission: randomUUID(),
    source: 'x',
    name: 'Nok',
    email: 'nok@example.com',
    phone: '',
    subject: 'product',
    message: text,
    submittedAt: new Date('2026-11-20T01:02:03.004Z'),
  })
  const [stored] = await database.insert(enquiries).values(enquiry()).returning()
  const [cart] = await database
    .insert(carts)
    .values({ guestHash: 'g'.repeat(43), updatedAt: new Date('2026-11-20T01:02:03.004Z') })
    .returning()
  await database.delete(carts).where(sql`id = ${cart?.id}`)
  let isSelling = true
  onTestFinished(() => {
    isSelling = false
  })
  const selling = Array.from({ length: 2 }, async () => {
    while (isSelling) await buy(createShopper(cms.url), 1)
  })
  const file = join(directory, 'selling.tar.gz')
  await vi.waitUntil(async () => (await database.$count(orders)) > 2, { timeout: 60_000 })
  await backUp(cms.cms, file, silent)
  isSelling = false
  await Promise.all(selling)
  const place = await emptyPlace(kind)
  await restoreTo(place, file)
  await inspect(place, async (restored) => {
    const lines = await restored.select().from(orderLines)
    const [variation] = await restored.select().from(variations)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines).toHaveLength(await restored.$count(orders))
    const sold = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(sold + (variation?.stock ?? 0)).toBe(1000)

    expect(await restored.select().from(enquiries)).toEqual([stored])
    const [next] = await restored
      .insert(carts)
      .values({ guestHash: 'n'.repeat(43), updatedAt: new Date() })
      .returning()
    expect(next?.id).toBeGreaterThan(cart?.id ?? Infinity)
    const [another] = await restored.insert(enquiries).values(enquiry()).returning()
    expect(another?.id).toBeGreaterThan(stored?.id ?? Infinity)
    expect(await rows(restored, leftovers)).toEqual([])
  })
})

test('the backup of a stopped shop of release 1.0.0 is restored and migrated', async () => {
  const released = await openReleased()
  const snapshot = await released.snapshot?.()
  await released.close()
  const source = await emptyPlace('PGlite')
  if (snapshot) await unpack(snapshot, source.dataDirectory)
  await readSecrets(source.dataDirectory, {})
  const file = join(source.directory, 'old.tar.gz')
  await source.command('backup', file)
  const place = await emptyPlace(kind)
  await restoreTo(place, file)
  await inspect(place, async (database) => {
    expect(await database.$count(orders)).toBe(5)
    expect(await readSchemaVersion(database)).toBe(readMigrations().at(-1)?.folderMillis)
  })
})
