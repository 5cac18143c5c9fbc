import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { drawAhead, drawAll, drawFirstScreens } from '#cms/media/plates/drawAhead.ts'
import { firstRows } from '#cms/media/plates/firstRows.ts'
import { Listing, Product } from '#contract/catalog.ts'
import { storedImages } from '#database/schema/catalog.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { startCms, startSeededCms, type TestCms } from '#tests/support/cms/testCms.ts'
import { drawnFiles, slipDress } from '#tests/support/studio/studio.ts'

let cms: TestCms
let url: string

beforeAll(async () => {
  const environment = readEnvironment({ NODE_ENV: 'test', DRAW_AHEAD: '0', LOG_LEVEL: 'silent' })
  cms = await startSeededCms({ environment, drawsInForeground: true })
  url = await urlOf(0)
}, 120_000)
afterAll(() => cms.close())

async function urlOf(index: number) {
  const { data } = Listing.parse(await (await fetch(`${cms.url}/api/v1/products`)).json())
  return data[index]?.image?.sizes.thumbnail.url ?? ''
}

/** Requests an image as the shop does: again after a 503. */
async function load(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return vi.waitUntil(
    async () => {
      const response = await fetch(cms.url + path, { headers })
      return response.status === 503 ? undefined : response
    },
    { timeout: 120_000, interval: 100 },
  )
}

const files = () => drawnFiles(cms.cms.media.folder)

/** Stops the studio, so that it draws nothing until the returned function is called. */
async function stopDrawing() {
  const { studio } = cms.cms.media
  // An unknown image starts it.
  await studio?.request({ file: 'none', width: 30, format: 'jpg', spec: {} })
  const pid = studio?.pid ?? expect.fail('The studio does not run.')
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}

describe('an image', () => {
  test('is drawn on the first request, stored, and immutable', async () => {
    const before = await files()
    const first = await load(url)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/jpeg')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(Number(first.headers.get('content-length'))).toBe(bytes.length)
    expect((await sharp(bytes).metadata()).width).toBe(320)
    expect(await files()).toHaveLength(before.length + 1)
    const again = await fetch(cms.url + url)
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await files()).toHaveLength(before.length + 1)
    const known = await load(url, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
  })

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ])('is available as %s', async (format, type) => {
    const response = await load(url.replace(/jpg$/, format))
    expect(response.headers.get('content-type')).toBe(type)
    expect((await fileTypeFromBuffer(await response.arrayBuffer()))?.mime).toBe(type)
  })

  test('is drawn once when many visitors request it at the same time', async () => {
    const before = await files()
    const path = (await urlOf(1)).replace('.jpg', '.webp')
    const responses = await Promise.all(Array.from({ length: 16 }, () => load(path)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await files()).toHaveLength(before.length + 1)
  })

  test('is served in its current version under an unknown one, which shared caches do not store', async () => {
    covers('security.media.versions')

    await load(url)
    const earlier = url.replace(/\/media\/[0-9a-f]{16}\//, '/media/0123456789abcdef/')
    const response = await load(earlier)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
  })

  test('is neither found nor drawn when the shop does not use it', async () => {
    const before = await files()
    for (const path of [
      '/media/',
      '/media/x',
      url.replace('-320.', '-321.'),
      url.replace('.jpg', '.png'),
      url.replace(/[^/]+$/, 'unknown-320.jpg'),
      url.replace(/[^/]+$/, `${'a'.repeat(121)}-320.jpg`),
      '/media/0123456789abcdef/..%2f..%2fsecrets.json',
      '/media/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const response = await fetch(cms.url + path)
      expect(response.status, path).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
    expect(await files()).toEqual(before)
  })
})

describe('while the studio cannot draw', () => {
  test('an image of which another width is drawn is sent in that, for no cache, until it can', async () => {
    covers('pages.images.stand-in')
    const path = await urlOf(3)
    const drawn = Buffer.from(await (await load(path)).arrayBuffer())
    const release = await stopDrawing()
    const wider = path.replace(/-\d+\./, '-1200.')
    const standIn = await fetch(cms.url + wider)
    expect([standIn.status, standIn.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(Buffer.from(await standIn.arrayBuffer()).equals(drawn)).toBe(true)
    release()
    await vi.waitUntil(
      async () => (await fetch(cms.url + wider)).headers.get('cache-control') !== 'no-store',
      { timeout: 60_000 },
    )
  })

  test('an image gets 503 with Retry-After, and is served once the studio can draw again', async () => {
    const path = await urlOf(2)
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

  test('at most four responses wait for images, and further requests get 503 immediately', async () => {
    const paths = await Promise.all([6, 7, 8, 9, 10, 11].map(urlOf))
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

  test('a killed studio is restarted and draws the requested images', async () => {
    const { studio } = cms.cms.media
    void fetch(cms.url + (await urlOf(4)))
    const pid = await vi.waitUntil(() => studio?.pid, { timeout: 60_000 })
    process.kill(pid, 'SIGKILL')
    expect((await load(await urlOf(5))).status).toBe(200)
    expect((await load(await urlOf(4))).status).toBe(200)
    expect(studio?.pid).not.toBe(pid)
  })
})

test('the images of the first screens are drawn in advance: twelve cards and the first banner in two crops', async () => {
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

test('with DRAW_AHEAD=0 nothing is drawn ahead', async () => {
  const avifs = async () => (await files()).filter((name) => name.endsWith('.avif'))
  const before = await avifs()
  await drawAhead(cms.cms)
  for (const index of [10, 11]) await load((await urlOf(index)).replace('.jpg', '.webp'))
  expect(await avifs()).toEqual(before)
})

test('with DRAW_AHEAD=1 the first pages are drawn ahead, and then the images around a requested one', async () => {
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const busy = await startSeededCms({ environment })
  const { media } = busy.cms
  const ahead: string[][] = []
  vi.spyOn(media.studio ?? expect.fail('There is no studio.'), 'drawAhead').mockImplementation(
    (images) => void ahead.push(images.map(({ file }) => file)),
  )
  covers('pages.images.first')
  const rows = (await firstRows(busy.cms.database)).map(({ id }) => id)
  for (const [slug, value] of [
    ['categories', 'dresses'],
    ['brands', 'asv'],
  ]) {
    const shown = await fetch(`${busy.url}/api/v1/products?limit=4&${slug}=${value}`)
    const { data: cards, featuredImage } = Listing.parse(await shown.json())
    expect(rows).toContain(featuredImage?.id ?? cards[0]?.image?.id)
    for (const { image, url } of cards) {
      expect(rows, url).toContain(image?.id)
      const page = await fetch(`${busy.url}/api/v1/products/${url.split('/').at(-1)}`)
      for (const { id } of Product.parse(await page.json()).gallery) expect(rows, url).toContain(id)
    }
  }
  expect(rows.length).toBeLessThan(900)
  await drawAhead(busy.cms)
  const first = [...new Set(ahead[0])]
  expect(first.length).toBeGreaterThan(100)
  expect(first.length).toBeLessThan(250)

  const { data } = Listing.parse(await (await fetch(`${busy.url}/api/v1/products?limit=24`)).json())
  const [card, next] = [data[14], data[15]]
  const product = Product.parse(
    await (await fetch(`${busy.url}/api/v1/products/${card?.url.split('/').at(-1)}`)).json(),
  )
  await fetch(busy.url + card?.image?.sizes.thumbnail.url)
  await vi.waitUntil(() => ahead.length > 1)
  const around = ahead[1]?.join() ?? ''
  const files = (image: { id: string } | null | undefined) =>
    [...around.matchAll(new RegExp(`${image?.id}-\\w+-(\\d+\\.\\w+)`, 'g'))].map(([, file]) => file)
  expect(files(card?.image).slice(0, 4)).toEqual(['320.avif', '480.avif', '768.avif', '1200.avif'])
  expect(files(next?.image)).toEqual(['320.jpg'])
  for (const image of product.gallery.slice(1))
    expect(files(image)).toEqual(['320.avif', '768.avif'])
  await busy.close()
})

test('every width of all images is drawn on demand, those that are missing', async () => {
  const small = await startCms({ drawsInForeground: true })
  onTestFinished(() => small.close())
  const unknown = { ...slipDress, pattern: 'tartan' } as unknown as typeof slipDress
  await small.cms.database.insert(storedImages).values([{ id: 'dress', spec: slipDress }])
  const reports: string[] = []
  const report = (text: string, done?: number, total?: number) =>
    reports.push(`${text} ${done}/${total}`)
  expect(await drawAll(small.cms, report)).toEqual({ drawn: 4, failed: 0 })
  expect(reports).toEqual([1, 2, 3, 4].map((done) => `drawing pictures ${done}/4`))
  await small.cms.database.insert(storedImages).values([{ id: 'tartan', spec: unknown }])
  expect(await drawAll(small.cms, report)).toEqual({ drawn: 0, failed: 4 })
  expect(await drawnFiles(small.cms.media.folder)).toHaveLength(4)
})

test('images of earlier drawing versions and parts of an hour ago are removed, and other files are kept', async () => {
  const { media } = cms.cms
  const storedImages = media.folder
  const before = await readdir(storedImages)
  await mkdir(join(storedImages, '0123abcd'))
  await writeFile(join(storedImages, '0123abcd', 'slip-320.jpg'), 'old')
  await writeFile(join(storedImages, 'notes.txt'), 'kept')
  const [version = ''] = before
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of ['old.part', 'new.part'])
    await writeFile(join(storedImages, version, name), 'half')
  await utimes(join(storedImages, version, 'old.part'), twoHoursAgo, twoHoursAgo)
  await media.removeEarlierVersions()
  expect((await readdir(storedImages)).toSorted()).toEqual([...before, 'notes.txt'].toSorted())
  expect(await readFile(join(storedImages, 'notes.txt'), 'utf8')).toBe('kept')
  // A studio that another test killed may have left a part, too.
  const parts = await files()
  expect([parts.includes('new.part'), parts.includes('old.part')]).toEqual([true, false])
})
