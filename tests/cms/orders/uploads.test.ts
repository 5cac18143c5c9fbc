import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { buy } from '#tests/support/cms/checkout.ts'
import { hostileFiles } from '#tests/support/cms/hostileFiles.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { sendSlip } from '#tests/support/cms/slip.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms
const files = await hostileFiles()

beforeAll(async () => {
  cms = await startCms()
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
})
afterAll(() => cms.close())

const kept = () => readdir(join(cms.dataDirectory, 'slips')).catch((): string[] => [])

test('the list of hostile files is complete', () => {
  expect(files.length).toBeGreaterThanOrEqual(36)
})

test.each(files)('$what is $expected', async (file) => {
  const guest = createShopper(cms.url)
  const order = await buy(guest, 1)
  const before = await kept()
  const { status, body } = await sendSlip(guest, order, file)
  const after = await kept()
  const added = after.filter((name) => !before.includes(name))
  if (file.expected !== 'kept') {
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

test('a rejected slip leaves the order awaiting payment, and a valid one is then accepted', async () => {
  const guest = createShopper(cms.url)
  const order = await buy(guest, 1)
  const wrong = files.find(({ expected }) => expected === 'unsupported_type')
  const right = files.find(({ expected }) => expected === 'kept')
  if (!wrong || !right) throw new Error('Both kinds are needed')
  expect((await sendSlip(guest, order, wrong)).status).toBe(415)
  expect((await sendSlip(guest, order, right)).status).toBe(200)
})
