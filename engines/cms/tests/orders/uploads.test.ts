import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { isTooLargeToDecode } from '@vitrine/commerce/media/decoding.ts'
import { maxPhotographBytes, normalizePhotograph } from '@vitrine/commerce/media/photograph.ts'
import { cleanSlip } from '@vitrine/commerce/payment/slips.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import sharp, { type Metadata } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type Problem } from '#cms/tests/support/checkout.ts'
import { hostileFiles } from '#cms/tests/support/hostileFiles.ts'
import { enterAsOwner } from '#cms/tests/support/officeStaff.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

const files = await hostileFiles()

const cms = sharedCms()
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const storedSlips = () => readdir(join(cms.dataDirectory, 'slips')).catch((): string[] => [])

test.each(files)('$what is $expected', async (file) => {
  covers('confirm-payment.re-encoded')

  const guest = createShopper(cms.url)
  const order = await buy(guest, 1)
  const before = await storedSlips()
  const { status, body } = await sendSlip(guest, order, file)
  const after = await storedSlips()
  const added = after.filter((name) => !before.includes(name))
  if (file.expected !== 'accepted') {
    expect(body.code).toBe(file.expected)
    expect(body.fields).toHaveProperty('slip')
    expect(added).toEqual([])
    return
  }
  expect(status).toBe(200)
  expect(added).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.(jpg|png)$/)])
  const path = join(cms.dataDirectory, 'slips', added[0] ?? '')
  const bytes = await readFile(path)
  expect(bytes.includes('<?php') || bytes.includes('<script>') || bytes.includes('evil')).toBe(
    false,
  )
  const { format, width, exif } = await sharp(bytes).metadata()
  expect([format, width, exif]).toEqual([path.endsWith('png') ? 'png' : 'jpeg', 320, undefined])
  expect((await stat(path)).mode & 0o077).toBe(0)
  for (const folder of ['slips', 'media', 'media/../slips'])
    expect((await guest.request('GET', `/${folder}/${added[0]}`)).status).toBe(404)
})

test('a damaged slip is called damaged, and a sideways one is stored upright', async () => {
  covers('validation.confirm-payment.slip-damaged', 'confirm-payment.upright')

  const guest = createShopper(cms.url)
  const order = await buy(guest, 1)
  const damaged = files.find(({ what }) => what === 'a JPEG without its last third')
  if (!damaged) throw new Error('The list needs a damaged file')
  const { body } = await sendSlip(guest, order, damaged)
  expect(body.fields?.['slip']).toMatch(/^This picture is damaged\./)
  const sideways = await sharp(await slipImage('jpeg', 480, 320))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const stored = await cleanSlip(sideways)
  const { width, height } = await sharp(typeof stored === 'string' ? '' : stored.bytes).metadata()
  expect([width, height]).toEqual([320, 480])
})

test('a rejected slip leaves the order awaiting payment, and a valid one is then accepted', async () => {
  covers('validation.confirm-payment.slip-type')

  const guest = createShopper(cms.url)
  const order = await buy(guest, 1)
  const rejectedFile = files.find(({ expected }) => expected === 'unsupported_type')
  const acceptedFile = files.find(({ expected }) => expected === 'accepted')
  if (!rejectedFile || !acceptedFile)
    throw new Error('The list needs a rejected and an accepted file')
  expect((await sendSlip(guest, order, rejectedFile)).status).toBe(415)
  expect((await sendSlip(guest, order, acceptedFile)).status).toBe(200)
})

test('an image is decoded only for an order of the sender, and otherwise answered alike', async () => {
  covers('security.uploads.order-first')

  const order = await buy(createShopper(cms.url), 1)
  const bomb = files.find(({ expected }) => expected === 'unsupported_type')
  const right = files.find(({ expected }) => expected === 'accepted')
  if (!bomb || !right) throw new Error('Both kinds are needed')
  const stranger = createShopper(cms.url)
  const answers = []
  for (const file of [bomb, right])
    for (const [name, value] of [
      ['phoneNumber', '0890000000'],
      ['order', '1000000000'],
    ] as const) {
      const { status, text } = await sendSlip(stranger, order, file, { [name]: value })
      answers.push(`${status} ${text}`)
    }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('404')
})

/** A PNG of a header alone: what is known of an image before it is decoded. */
function pngHeader(side: number, { isInterlaced }: { isInterlaced: boolean }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    const named = Buffer.concat([Buffer.from(name), data])
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(64))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a photograph that is empty, damaged, no image or too large in memory is rejected at its field, and an image after it is taken', async () => {
  covers('security.uploads.memory')

  const manager = await enterAsOwner(cms)
  const upload = async (bytes?: Buffer) => {
    const form = new FormData()
    if (bytes) form.set('photograph', new Blob([new Uint8Array(bytes)]), 'photograph')
    const { status, body } = await manager.request<Problem>('POST', '/staff/photographs', {
      body: form,
    })
    return [status, body.fields?.['photograph'] ?? body.message]
  }
  const photograph = await slipImage('jpeg', 1200, 900)
  expect(await upload(Buffer.alloc(0))).toEqual([422, expect.stringContaining('empty')])
  expect(await upload()).toEqual([422, 'Send a photograph.'])
  const truncated = photograph.subarray(0, photograph.length / 2)
  expect(await upload(truncated)).toEqual([422, expect.stringContaining('end of this photograph')])
  const png = await slipImage('png', 1200, 900)
  const damaged = png.subarray(0, png.length / 2)
  expect(await upload(damaged)).toEqual([422, expect.stringContaining('damaged')])
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    photograph,
  ])
  expect(await upload(heic)).toEqual([415, expect.stringContaining('HEIC')])
  expect(await upload(Buffer.alloc(maxPhotographBytes + 1))).toEqual([
    413,
    expect.stringContaining('20 MB'),
  ])
  expect(await upload(Buffer.from('no image'))).toEqual([415, expect.stringContaining('JPEG')])
  const large = pngHeader(10_900, { isInterlaced: true })
  expect(await upload(large)).toEqual([422, expect.stringContaining('10900 × 10900 pixels')])
  expect(await upload(pngHeader(12_000, { isInterlaced: false }))).toEqual([
    422,
    'The photograph has 12000 × 12000 pixels; at most 120 million are read. Make it smaller.',
  ])
  expect(await upload(photograph)).toEqual([200, undefined])
})

test('an interlaced slip that is too large in memory is damaged, without being decoded', async () => {
  covers('security.uploads.memory')
  expect(await cleanSlip(pngHeader(6800, { isInterlaced: true }))).toBe('damaged')
})

test('one slip or photograph is decoded at a time, eight wait, and the next get a 503 with Retry-After', async () => {
  covers('security.uploads.decoding')

  const bytes = await slipImage('jpeg', 1600, 1200)
  const results = await Promise.allSettled(
    Array.from({ length: 14 }, (_, index) =>
      index % 2 ? cleanSlip(bytes) : normalizePhotograph(bytes, 600),
    ),
  )
  const rejected = results.filter(({ status }) => status === 'rejected')
  expect(rejected.length).toBeGreaterThanOrEqual(5)
  for (const result of rejected)
    expect(result).toMatchObject({ reason: { status: 503, details: { retryAfter: 5 } } })
  await normalizePhotograph(bytes, 600)
})

test.each([
  ['an interlaced PNG', { format: 'png', isProgressive: true, channels: 3 }, 44_000_000],
  ['a progressive JPEG', { format: 'jpeg', isProgressive: true, channels: 3 }, 22_000_000],
  ['a WebP', { format: 'webp', channels: 3 }, 33_000_000],
  ['an AVIF of 10 bits', { format: 'heif', channels: 3, depth: 'ushort' }, 11_000_000],
  ['a PNG that is turned', { format: 'png', channels: 4, orientation: 6 }, 33_000_000],
] as const)(
  '%s is measured by its format, and read in strips it is not limited',
  (_, part, most) => {
    const side = Math.sqrt(most)
    const metadata = { depth: 'uchar', ...part } as unknown as Metadata
    const of = (length: number) => ({ ...metadata, width: length, height: length })
    expect(isTooLargeToDecode(of(side * 0.97))).toBe(false)
    expect(isTooLargeToDecode(of(side * 1.03))).toBe(true)
    const inStrips = {
      ...of(10_900),
      format: 'jpeg',
      isProgressive: false,
      orientation: 1,
      depth: 'uchar',
    } as const
    expect(isTooLargeToDecode(inStrips)).toBe(false)
    expect(isTooLargeToDecode({ ...inStrips, orientation: 6 }, 3200)).toBe(false)
    expect(isTooLargeToDecode({ ...inStrips, orientation: 6 })).toBe(true)
  },
)
