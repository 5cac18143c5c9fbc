import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { startS3 } from '@vitrine/tests/support/standIns/s3.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { place } from './support/checkoutForm.ts'
import { startProcess } from './support/startProcess.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const hour = 3_600_000

interface Notification {
  created_at: string
  data: { title: string; file?: { url: string } }
}

/** Requests an export in the admin, and returns the link that the admin then shows. */
async function exportedLink(admin: AdminApi, path: string): Promise<string> {
  const since = new Date().toISOString()
  await admin.send('POST', path, {})
  const find = async () => {
    const query = 'channel=feed&limit=20&order=-created_at'
    const { notifications } = await admin.send<{ notifications: Notification[] }>(
      ...(['GET', `/notifications?${query}`] as const),
    )
    const notification = notifications.find(
      ({ created_at, data }) => created_at > since && data.file,
    )
    return notification?.data.file?.url ?? ''
  }
  await expect.poll(find, { timeout: 150_000, interval: 500 }).not.toBe('')
  return find()
}

const statusOf = async (url: string | URL) => (await fetch(url)).status

/** The same address without its signature, and with another one. */
function unsigned(link: string): URL[] {
  const [bare, forged] = [new URL(link), new URL(link)]
  bare.search = ''
  for (const name of ['signature', 'X-Amz-Signature'])
    if (forged.searchParams.has(name)) forged.searchParams.set(name, 'a'.repeat(43))
  return [bare, forged]
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts another engine over the same database, with files and a part of Redis of its own. */
async function startEngine(dataDirectory: string, variables: Record<string, string> = {}) {
  const engine = await startProcess(resolve(import.meta.dirname, '../launch/engineMain.ts'), {
    ...{ JWT_SECRET: 'sessions of this engine', COOKIE_SECRET: 'cookies of this engine' },
    SHOP_SECRET: 'a secret of the files',
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: `${stack.redisUrl}/2`,
    MEDUSA_PORT: String(await freePort()),
    VITRINE_DATA: dataDirectory,
    ...variables,
  })
  onTestFinished(() => engine.stop())
  return engine.url
}

test('exports of orders and products open by their signed links only', async () => {
  const admin = await AdminApi.signIn(stack)
  const dress = await stocked(admin, stack.adapter, 'silk-slip-dress')
  await place(new Visitor(stack.adapter), dress)
  const links = [
    await exportedLink(admin, '/orders/export'),
    await exportedLink(admin, '/products/export?handle=silk-slip-dress'),
  ]
  for (const [index, link] of links.entries()) {
    for (const url of unsigned(link)) expect(await statusOf(url), url.href).toBe(404)
    const response = await fetch(link)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(await response.text()).toContain(['Order_ID', 'Product Handle'][index])
    // The link itself says until when: a later time is not signed.
    const later = new URL(link)
    const expires = Number(later.searchParams.get('expires'))
    expect(expires * 1000 - Date.now()).toBeLessThanOrEqual(hour)
    later.searchParams.set('expires', String(expires + 3600))
    expect(await statusOf(later)).toBe(404)
    // Neither is it among the files that anyone may open.
    const name = link.replace(/\?.*/, '').split('/').at(-1)
    expect(await statusOf(`${stack.engine}/static/${name}`)).toBe(404)
    expect(name).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/)
  }
  const folder = join(stack.dataDirectory, 'medusa')
  expect((await readdir(join(folder, 'private'))).length).toBeGreaterThanOrEqual(2)
  const uploads = await readdir(join(folder, 'uploads')).catch(() => [])
  expect(uploads.filter((name) => name.includes('export'))).toEqual([])
})

test('the file of an import is private, and is what the import reads', async () => {
  const admin = await AdminApi.signIn(stack)
  const csv = 'Product Handle,Product Title,Variant Title\nimported-dress,Imported dress,One size\n'
  const form = new FormData()
  form.append('files', new Blob([csv], { type: 'text/csv' }), 'products.csv')
  const { files } = await admin.sendForm<{ files: { id: string; url: string }[] }>('/uploads', form)
  const [file] = files
  expect(file?.id).toMatch(/^private\//)
  expect(await statusOf(file?.url ?? '')).toBe(404)
  const { summary } = await admin.send<{ summary: { toCreate: number; toUpdate: number } }>(
    ...(['POST', '/products/imports'] as const),
    {
      file_key: file?.id,
      originalname: 'products.csv',
      extension: 'csv',
      size: csv.length,
      mime_type: 'text/csv',
    },
  )
  expect(summary).toEqual({ toCreate: 1, toUpdate: 0 })
})

test('private files are deleted after a day, and photographs are kept', async () => {
  const dataDirectory = await temporaryFolder()
  const [uploads, files] = ['uploads', 'private'].map((name) => join(dataDirectory, 'medusa', name))
  const write = async (folder = '', name = '', age = 0) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), 'Order_ID')
    const time = new Date(Date.now() - age)
    await utimes(join(folder, name), time, time)
    return join(folder, name)
  }
  const gone = [await write(files, 'private-1764000000000-a-order-exports.csv', 24 * hour + 60_000)]
  const stays = [
    await write(files, 'private-1764000000000-b-order-exports.csv', 23 * hour),
    await write(uploads, '1764000000000-front.jpg', 48 * hour),
  ]
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )
  const engine = await startEngine(dataDirectory)
  for (const path of gone) await expect.poll(() => exists(path)).toBe(false)
  for (const path of stays) expect(await exists(path)).toBe(true)
  const path = encodeURIComponent('../private/private-1764000000000-b-order-exports.csv')
  expect(await statusOf(`${engine}/static/${path}`)).toBe(404)
  expect(await statusOf(`${engine}/static/1764000000000-front.jpg`)).toBe(200)
})

test('with a private bucket, exports are in it, and are deleted from it after a day', async () => {
  await using bucket = await startS3()
  const { url, region, accessKeyId, secretAccessKey } = bucket
  const { origin, pathname } = new URL(url)
  const old = { bytes: Buffer.from('Order_ID'), type: 'text/csv' }
  bucket.objects.set('old.csv', { ...old, modifiedAt: new Date(Date.now() - 25 * hour) })
  bucket.objects.set('new.csv', { ...old, modifiedAt: new Date(Date.now() - 23 * hour) })
  const engine = await startEngine(await temporaryFolder(), {
    S3_PRIVATE_BUCKET: pathname.slice(1),
    S3_ENDPOINT: origin,
    S3_URL: url,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  await expect.poll(() => [...bucket.objects.keys()]).toEqual(['new.csv'])
  const link = await exportedLink(await AdminApi.signIn({ ...stack, engine }), '/orders/export')
  expect(link).toContain(`${url}/`)
  expect(Number(new URL(link).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(3600)
  for (const unsignedUrl of unsigned(link)) expect(await statusOf(unsignedUrl)).toBe(403)
  expect(await (await fetch(link)).text()).toContain('Order_ID')
})
