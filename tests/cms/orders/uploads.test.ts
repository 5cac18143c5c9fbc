import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContractProblem } from '#contract/problem.ts'
import { cleanSlip } from '#server/payment/slips.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { buy } from '#tests/support/cms/checkout.ts'
import { hostileFiles } from '#tests/support/cms/hostileFiles.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { sendSlip, slipImage } from '#tests/support/cms/slip.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms
const files = await hostileFiles()

beforeAll(async () => {
  cms = await startCms()
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
})
afterAll(() => cms.close())

const storedSlips = () => readdir(join(cms.dataDirectory, 'slips')).catch((): string[] => [])

test('the list of hostile files is complete', () => {
  expect(files.length).toBeGreaterThanOrEqual(36)
})

test.each(files)('$what is $expected', async (file) => {
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

test('two slips are decoded at a time, eight wait, and the next get a 503 with Retry-After', async () => {
  covers('security.uploads.decoding')

  // Large enough that the first are still being decoded when the last arrive.
  const bytes = await slipImage('jpeg', 5000, 4000)
  const results = await Promise.all(
    Array.from({ length: 14 }, () =>
      cleanSlip(bytes).then(
        () => 'decoded',
        (error: unknown) => (error instanceof ContractProblem ? `${error.status}` : String(error)),
      ),
    ),
  )
  expect(results.filter((result) => result === '503').length).toBeGreaterThanOrEqual(4)
  expect(results.filter((result) => result === 'decoded').length).toBeGreaterThanOrEqual(2)
  expect(new Set(results)).toEqual(new Set(['503', 'decoded']))
  const rejected = await Promise.allSettled(Array.from({ length: 12 }, () => cleanSlip(bytes)))
  const problem = rejected.find(({ status }) => status === 'rejected')
  expect(problem).toMatchObject({ reason: { status: 503, details: { retryAfter: 5 } } })
  expect(typeof (await cleanSlip(bytes))).toBe('object')
})
