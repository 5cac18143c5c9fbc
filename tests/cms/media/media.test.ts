import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '#cms/environment.ts'
import { readBacklog } from '#cms/media/backlog.ts'
import { drawAhead, drawFirstScreens } from '#cms/media/plates/drawAhead.ts'
import { takeLock } from '#cms/processLock.ts'
import { Listing } from '#gateway/contracts/catalog.ts'
import { drawnFiles } from '#tests/support/cms/studio.ts'
import { startSeededCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms
let address: string

beforeAll(async () => {
  const environment = readEnvironment({ NODE_ENV: 'test', DRAW_AHEAD: '0', LOG_LEVEL: 'silent' })
  cms = await startSeededCms({ environment })
  address = await addressOf(0)
}, 120_000)
afterAll(() => cms.close())

async function addressOf(index: number) {
  const { data } = Listing.parse(await (await fetch(`${cms.url}/api/v1/products`)).json())
  return data[index]?.image?.sizes.thumbnail.url ?? ''
}

/** Requests a picture as the shop does: again after a 503. */
async function load(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return vi.waitUntil(
    async () => {
      const response = await fetch(cms.url + path, { headers })
      return response.status === 503 ? undefined : response
    },
    { timeout: 120_000, interval: 100 },
  )
}

const files = () => drawnFiles(cms.cms.media.paths)

/** Ends the studio, and holds its lock so that none draws until the returned function is called. */
async function stopDrawing() {
  const { paths, studio } = cms.cms.media
  await studio.stop()
  await mkdir(dirname(paths.lock), { recursive: true })
  return takeLock(paths.lock, () => 'in use')
}

describe('a picture', () => {
  test('is drawn on the first request, stored, and immutable', async () => {
    const before = await files()
    const first = await load(address)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/jpeg')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(Number(first.headers.get('content-length'))).toBe(bytes.length)
    expect((await sharp(bytes).metadata()).width).toBe(320)
    expect(await files()).toHaveLength(before.length + 1)
    const again = await fetch(cms.url + address)
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await files()).toHaveLength(before.length + 1)
    const known = await load(address, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
  })

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ])('is available as %s', async (format, type) => {
    const response = await load(address.replace(/jpg$/, format))
    expect(response.headers.get('content-type')).toBe(type)
    expect((await fileTypeFromBuffer(await response.arrayBuffer()))?.mime).toBe(type)
  })

  test('is drawn once when many visitors request it at the same time', async () => {
    const before = await files()
    const path = (await addressOf(1)).replace('.jpg', '.webp')
    const responses = await Promise.all(Array.from({ length: 16 }, () => load(path)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await files()).toHaveLength(before.length + 1)
  })

  test('is served in its current version under an earlier address, cacheable for a minute', async () => {
    await load(address)
    const earlier = address.replace(/\/media\/[0-9a-f]{16}\//, '/media/0123456789abcdef/')
    const response = await load(earlier)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('is neither found nor drawn when the shop does not use it', async () => {
    const requests = () => readdir(cms.cms.media.paths.requests)
    // The studio removes a request after it has written the file, which can be served before.
    await vi.waitUntil(async () => (await requests()).length === 0)
    const before = await files()
    for (const path of [
      '/media/',
      '/media/x',
      address.replace('-320.', '-321.'),
      address.replace('.jpg', '.png'),
      address.replace(/[^/]+$/, 'unknown-320.jpg'),
      address.replace(/[^/]+$/, `${'a'.repeat(121)}-320.jpg`),
      '/media/0123456789abcdef/..%2f..%2fsecrets.json',
      '/media/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const response = await fetch(cms.url + path)
      expect(response.status, path).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
    expect(await files()).toEqual(before)
    expect(await requests()).toEqual([])
  })
})

describe('while the studio cannot draw', () => {
  test('a picture gets 503 with Retry-After, and is served once the studio can draw again', async () => {
    const path = await addressOf(2)
    const release = await stopDrawing()
    const response = await fetch(cms.url + path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
    expect((await fetch(`${cms.url}/api/v1/products`)).status).toBe(200)
    release()
    expect((await load(path)).status).toBe(200)
  })

  test('at most four responses wait for pictures, and further requests get 503 immediately', async () => {
    const paths = await Promise.all([6, 7, 8, 9, 10, 11].map(addressOf))
    const release = await stopDrawing()
    const statuses: number[] = []
    const waiting = paths.map(async (path) => {
      const { status } = await fetch(cms.url + path)
      statuses.push(status)
    })
    await vi.waitUntil(() => statuses.length >= 2, { timeout: 60_000, interval: 5 })
    expect(statuses).toEqual([503, 503])
    await Promise.all(waiting)
    release()
    expect(statuses).toEqual(Array(6).fill(503))
  })

  test('a picture whose request cannot be stored gets 503, and other requests succeed', async () => {
    const { requests } = cms.cms.media.paths
    const path = await addressOf(3)
    await rm(requests, { recursive: true })
    await writeFile(requests, 'a file in the place of the folder')
    expect((await fetch(cms.url + path)).status).toBe(503)
    expect((await fetch(cms.url + address)).status).toBe(200)
    expect((await fetch(`${cms.url}/api/v1/products`)).status).toBe(200)
    await rm(requests)
    expect((await load(path)).status).toBe(200)
  })

  test('a killed studio is restarted and draws the requested pictures', async () => {
    const { studio } = cms.cms.media
    void fetch(cms.url + (await addressOf(4)))
    const pid = await vi.waitUntil(() => studio.pid, { timeout: 60_000 })
    process.kill(pid, 'SIGKILL')
    expect((await load(await addressOf(5))).status).toBe(200)
    expect((await load(await addressOf(4))).status).toBe(200)
    expect(studio.pid).not.toBe(pid)
  })
})

test('the pictures of the first screens are drawn in advance: twelve cards and the first banner in two crops', async () => {
  const reports: string[] = []
  await drawFirstScreens(cms.cms, (text, done, total) => reports.push(`${text} ${done}/${total}`))
  const names = await files()
  expect(names.filter((name) => name.endsWith('-480.avif')).length).toBeGreaterThanOrEqual(12)
  expect(names.filter((name) => name.endsWith('-1920.avif'))).toHaveLength(1)
  expect(reports.at(-1)).toMatch(/^drawing the first pictures \d+\/14$/)
  const again: string[] = []
  await drawFirstScreens(cms.cms, (text) => again.push(text))
  expect(again).toEqual([])
})

test('with DRAW_AHEAD=0 the list of pictures is written and no studio is started', async () => {
  const { media } = cms.cms
  await media.studio.stop()
  await drawAhead(cms.cms)
  expect((await readBacklog(media.paths.backlog)).length).toBeGreaterThan(500)
  expect(media.studio.pid).toBeUndefined()
})

test('with DRAW_AHEAD=1 the studio draws in the order of the first pages until the CMS closes', async () => {
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const busy = await startSeededCms({ environment })
  const { media } = busy.cms
  await drawAhead(busy.cms)
  const pid = await vi.waitUntil(() => media.studio.pid, { timeout: 60_000 })
  await vi.waitUntil(async () => (await drawnFiles(media.paths)).length > 1, { timeout: 120_000 })
  const [first] = await readBacklog(media.paths.backlog)
  expect((await drawnFiles(media.paths)).join()).toContain(first?.id)
  await busy.close()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('pictures of earlier drawing versions are removed, and other files are kept', async () => {
  const { media } = cms.cms
  const { pictures } = media.paths
  const before = await readdir(pictures)
  await mkdir(join(pictures, '0123abcd'))
  await writeFile(join(pictures, '0123abcd', 'slip-320.jpg'), 'old')
  await writeFile(join(pictures, 'notes.txt'), 'kept')
  await media.removeEarlierVersions()
  expect((await readdir(pictures)).toSorted()).toEqual([...before, 'notes.txt'].toSorted())
  expect(await readFile(join(pictures, 'notes.txt'), 'utf8')).toBe('kept')
  expect((await stat(pictures)).isDirectory()).toBe(true)
})
