import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseImageUrl } from '@vitrine/commerce/media/imageFiles.ts'
import { Product } from '@vitrine/contract/catalog.ts'
import type { Image } from '@vitrine/contract/common.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { storedImages } from '#cms/database/schema/catalog.ts'
import { photographs, productEdits } from '#cms/database/schema/edits.ts'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { MediaLibrary } from '#cms/media/library.ts'
import { readPhotograph, storePhotograph } from '#cms/media/photographs.ts'
import { imagesDirectory, sampleImages } from '#cms/media/sampleImages.ts'
import { createSpecFinder } from '#cms/media/specFinder.ts'
import { refreshCatalogue } from '#cms/seed/refresh.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'

let lead: Image
const logged: { photograph?: string; path?: string; msg: string }[] = []

const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) })
const cms = sharedSeededCms({ log })
beforeAll(async () => {
  lead = (await product()).gallery[0] ?? expect.fail('The product has no gallery.')
})

const code = 'AV-D101'

async function product(slug = 'silk-slip-dress') {
  return Product.parse(await (await fetch(`${cms.url}/api/v1/products/${slug}`)).json())
}

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(cms.url + path, { headers })
/** Loads a file once it is cut, before which the photograph itself may be sent. */
async function loadCut(path: string) {
  await expect
    .poll(async () => (await load(path)).headers.get('cache-control'))
    .toContain('immutable')
  return load(path)
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const files = () => readdir(cms.cms.media.folder, { recursive: true }).catch(() => [])

const partsOf = (url: string) => parseImageUrl(url) ?? expect.fail('Not the URL of an image.')

/** A library as another process has it, on the same disk. */
function library(read: (id: string) => Promise<Buffer | undefined>) {
  const { database, dataDirectory, log } = cms.cms
  const findSpec = createSpecFinder(database)
  return new MediaLibrary({ dataDirectory, log, findSpec, readPhotograph: read })
}

/** The URL of a file of an image that is cut from a row of photographs. */
async function addImage(id: string, row: Partial<typeof photographs.$inferInsert>) {
  const { database, clock } = cms.cms
  const size = { width: 1200, height: 1600, color: '#ece7df' }
  await database.insert(photographs).values({ id, ...size, addedAt: clock.now(), ...row })
  const spec: PhotographSpec = {
    kind: 'photograph',
    photograph: id,
    x: 0.5,
    y: 0.5,
    ground: '#fff',
  }
  await database.insert(storedImages).values({ id, spec })
  return `/media/0123456789abcdef/${id}-480.webp`
}

describe('a sample picture', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('is served in all widths as %s', async (format, read) => {
    for (const width of [96, 320, 480, 768, 1200]) {
      const url = lead.url.replace(/-\d+\.jpg$/, `-${width}.${format}`)
      const response = await loadCut(url)
      expect([url, response.status]).toEqual([url, 200])
      const metadata = await sharp(await bytesOf(response)).metadata()
      expect([metadata.format, metadata.width, metadata.height]).toEqual([
        ...[read, width, Math.round((width * 4) / 3)],
      ])
    }
  })

  test('is its own widest AVIF, which is not cut', async () => {
    const url = lead.url.replace(/jpg$/, 'avif')
    const master = await readFile(join(imagesDirectory, 'silk-slip-dress-champagne-flat.avif'))
    expect((await bytesOf(await load(url))).equals(master)).toBe(true)
  })

  test('is sent as it is until a narrower file is cut, and no cache stores it under that name', async () => {
    covers('pages.images.cut')

    const { sizes } = (await product()).gallery[1] ?? lead
    const url = sizes.medium.url.replace(/jpg$/, 'avif')
    const master = join(imagesDirectory, 'silk-slip-dress-champagne-worn.avif')
    const first = await load(url)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('etag')).toBeNull()
    expect((await bytesOf(first)).equals(await readFile(master))).toBe(true)
    const cut = await sharp(await bytesOf(await loadCut(url))).metadata()
    expect(cut.width).toBe(sizes.medium.width)
  })

  test('is stored by the first request, and immutable', async () => {
    covers('pages.images.cut')

    const { sizes } = (await product('commuter-shirt-dress')).gallery[0] ?? lead
    const before = await files()
    const first = await load(sizes.medium.url)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = await bytesOf(first)
    expect(Number(first.headers.get('content-length'))).toBe(bytes.length)
    const after = await files()
    expect(after.length).toBe(before.length + 1)
    expect((await bytesOf(await load(sizes.medium.url))).equals(bytes)).toBe(true)
    const revalidated = await load(sizes.medium.url, {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(revalidated.status).toBe(304)
    expect(await files()).toEqual(after)
  })

  test('is cut once when many visitors request it at the same time', async () => {
    const { sizes } = (await product('commuter-shirt-dress')).gallery[1] ?? lead
    const read = vi.fn((id: string) => readPhotograph(cms.cms.database, id))
    const media = library(read)
    const parts = partsOf(sizes.large.url)
    const images = await Promise.all(Array.from({ length: 16 }, () => media.find(parts)))
    expect(new Set(images.map((image) => image?.bytes)).size).toBe(1)
    expect(read).toHaveBeenCalledOnce()
  })

  test('is cut while at most one other is', async () => {
    const { gallery } = await product('ari-oversized-blazer')
    let [running, most] = [0, 0]
    const second = Promise.withResolvers<void>()
    const media = library(async (id) => {
      running += 1
      most = Math.max(most, running)
      if (running === 2) second.resolve()
      await second.promise
      const bytes = await readPhotograph(cms.cms.database, id)
      running -= 1
      return bytes
    })
    await Promise.all(gallery.map(({ sizes }) => media.find(partsOf(sizes.medium.url))))
    expect([gallery.length > 2, most]).toEqual([true, 2])
  })

  test('is cut by eight processes that share a disk, which do not disturb each other', async () => {
    const { database, media } = cms.cms
    const { sizes } = (await product('commuter-shirt-dress')).gallery[2] ?? lead
    const parts = partsOf(sizes.large.url)
    const bytes = await readPhotograph(database, 'silk-slip-dress-champagne-worn')
    const before = await files()
    const earlierLines = logged.length
    const processes = Array.from({ length: 8 }, () => library(async () => bytes))
    const images = await Promise.all(processes.map((process) => process.find(parts)))
    const [first] = images
    expect(new Set(images.map((image) => image?.bytes))).toEqual(new Set([first?.bytes]))
    expect(logged.slice(earlierLines)).toEqual([])
    expect(await files()).toHaveLength(before.length + 1)
    const stored = await media.find(parts)
    expect(await readFile(String(stored?.content))).toEqual(first?.content)
  })

  test('is served in its current version under an unknown one, which shared caches do not store', async () => {
    covers('security.media.versions')

    const earlier = lead.url.replace(/\/media\/[0-9a-f]{16}\//, '/media/0123456789abcdef/')
    const response = await load(earlier)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      ...[200, 'private, max-age=60'],
    ])
  })

  test('is neither found nor cut when the shop does not use it', async () => {
    const before = await files()
    for (const path of [
      '/media/',
      '/media/x',
      lead.url.replace('-1200.', '-1201.'),
      lead.url.replace('.jpg', '.png'),
      lead.url.replace(/[^/]+$/, 'unknown-320.jpg'),
      lead.url.replace(/[^/]+$/, `${'a'.repeat(121)}-320.jpg`),
      '/media/0123456789abcdef/..%2f..%2fsecrets.json',
      '/media/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const response = await load(path)
      expect(response.status, path).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
    expect(await files()).toEqual(before)
  })
})

describe('an image whose photograph cannot be read', () => {
  test.each([
    ['whose file is gone', 'gone', { file: 'gone.avif' }, 'ENOENT'],
    ['whose file is no image', 'broken', { file: 'manifest.json' }, 'unsupported image format'],
    ['whose bytes are no image', 'text', { bytes: Buffer.from('a text') }, 'unsupported'],
  ])('%s responds 404 and is logged with its name', async (_, id, row, reason) => {
    covers('pages.images.unreadable')

    const url = await addImage(id, row)
    const before = logged.length
    const response = await load(url)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const lines = logged.slice(before)
    expect(lines).toMatchObject([{ photograph: id, msg: 'a photograph could not be cut' }])
    expect(JSON.stringify(lines)).toContain(reason)
  })

  test('whose file is placed later is served then', async () => {
    const url = await addImage('late', { file: 'late.avif' })
    expect((await load(url)).status).toBe(404)
    const [file = ''] = [...(await sampleImages()).values()].map((sampleImage) => sampleImage.file)
    await cms.cms.database.update(photographs).set({ file }).where(eq(photographs.id, 'late'))
    expect((await load(url)).status).toBe(200)
  })
})

test('a file that cannot be stored is sent from memory, and the reason is logged', async () => {
  const { folder } = cms.cms.media
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  try {
    const response = await load(lead.sizes.medium.url)
    expect(response.status).toBe(200)
    expect((await sharp(await bytesOf(response)).metadata()).width).toBe(480)
    expect(logged.at(-1)).toMatchObject({ msg: 'a picture could not be stored' })
    expect(logged.at(-1)?.path).toContain('-480.jpg')
  } finally {
    await rm(folder)
  }
})

test('photographs of a merchant replace the sample pictures of a product', async () => {
  const { database, clock } = cms.cms
  const create = { width: 1600, height: 1200, channels: 3, background: '#336699' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const { id } = await storePhotograph(database, async () => bytes, clock.now())
  const use = { id, alt: 'A blue dress', x: 0, y: 0.5, colour: null }
  await refreshCatalogue(cms.cms, async (transaction) => {
    await transaction.insert(productEdits).values({ code, photographs: [use] })
    return [code]
  })
  const { gallery } = await product()
  expect(gallery.map(({ alt }) => alt)).toEqual(['A blue dress'])
  const [image] = gallery
  const { data } = await sharp(await bytesOf(await load(image?.sizes.medium.url ?? '')))
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[2]).toBeGreaterThan(140)
})

test('files of earlier versions and parts of an hour ago are removed, and other files are kept', async () => {
  const { folder } = cms.cms.media
  await load(lead.sizes.medium.url)
  const [version = ''] = await readdir(folder)
  await mkdir(join(folder, '0123abcd'))
  await writeFile(join(folder, '0123abcd', 'slip-320.jpg'), 'old')
  await writeFile(join(folder, 'notes.txt'), 'kept')
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of ['old.part', 'new.part']) await writeFile(join(folder, version, name), 'half')
  await utimes(join(folder, version, 'old.part'), twoHoursAgo, twoHoursAgo)
  await cms.cms.media.removeEarlierVersions()
  expect((await readdir(folder)).toSorted()).toEqual([version, 'notes.txt'].toSorted())
  const parts = (await readdir(join(folder, version))).filter((name) => name.endsWith('.part'))
  expect(parts).toEqual(['new.part'])
})
