import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWarming, warmFirstScreens } from '#cms/warm.ts'
import { Listing } from '#gateway/contracts/catalog.ts'
import { startSeededCms, type TestCms } from '#tests/support/cms.ts'

let cms: TestCms
let address: string

beforeAll(async () => {
  cms = await startSeededCms()
  const { data } = Listing.parse(await (await fetch(`${cms.url}/api/v1/products`)).json())
  address = data[0]?.image?.sizes.thumbnail.url ?? ''
}, 120_000)
afterAll(() => cms.close())

test('a picture is drawn on first request, kept on disk and may be kept for ever', async () => {
  const before = await drawnFiles()
  const first = await fetch(cms.url + address)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(Number(first.headers.get('content-length'))).toBe(bytes.length)
  expect((await sharp(bytes).metadata()).width).toBe(320)
  expect(await drawnFiles()).toBe(before + 1)
  const again = await fetch(cms.url + address)
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
  expect(await drawnFiles()).toBe(before + 1)
  const known = await fetch(cms.url + address, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(known.status).toBe(304)
}, 60_000)

test.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
])(
  'every picture is there as %s, too',
  async (format, type) => {
    const response = await fetch(cms.url + address.replace(/jpg$/, format))
    expect(response.headers.get('content-type')).toBe(type)
    expect((await fileTypeFromBuffer(await response.arrayBuffer()))?.mime).toBe(type)
  },
  60_000,
)

test('an address of an earlier drawing shows the present one, for a short while', async () => {
  const earlier = address.replace(/\/media\/[0-9a-f]{16}\//, '/media/0123456789abcdef/')
  const response = await fetch(cms.url + earlier)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
}, 60_000)

test('the first screens are drawn ahead: twelve cards and the first banner in two crops', async () => {
  const said: string[] = []
  await warmFirstScreens(cms.cms, (text, done, total) => said.push(`${text} ${done}/${total}`))
  const names = await readdir(join(cms.dataDirectory, 'media'), { recursive: true })
  expect(names.filter((name) => name.endsWith('-480.avif')).length).toBeGreaterThanOrEqual(12)
  expect(names.filter((name) => name.endsWith('-1920.avif'))).toHaveLength(1)
  expect(said.at(-1)).toBe('drawing the first pictures 14/14')
}, 120_000)

test('pictures are drawn ahead while nobody asks, and no more once it is stopped', async () => {
  const before = await drawnFiles()
  const warming = startWarming(cms.cms, cms.app.server, () => false)
  await vi.waitUntil(async () => (await drawnFiles()) > before, { timeout: 60_000 })
  await warming.stop()
  const after = await drawnFiles()
  expect(after).toBeLessThan(before + 100)
  const idle = startWarming(cms.cms, cms.app.server, () => false)
  await idle.stop()
  expect(await drawnFiles()).toBeLessThanOrEqual(after + 1)
}, 120_000)

test('no picture is drawn ahead while the machine is busy', async () => {
  const before = await drawnFiles()
  const isBusy = vi.fn(() => true)
  const warming = startWarming(cms.cms, cms.app.server, isBusy)
  await vi.waitUntil(() => isBusy.mock.calls.length > 1, { timeout: 60_000 })
  await warming.stop()
  expect(await drawnFiles()).toBe(before)
})

test('what nobody shows is not drawn', async () => {
  const before = await drawnFiles()
  for (const path of [
    '/media/',
    '/media/x',
    address.replace('-320.', '-321.'),
    address.replace('.jpg', '.png'),
    address.replace(/[^/]+$/, 'unknown-320.jpg'),
    '/media/0123456789abcdef/..%2f..%2fsecrets.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    const response = await fetch(cms.url + path)
    expect(response.status, path).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
  expect(await drawnFiles()).toBe(before)
})

async function drawnFiles() {
  const names = await readdir(join(cms.dataDirectory, 'media'), { recursive: true })
  return names.filter((name) => /\.(jpg|webp|avif)$/.test(name)).length
}
