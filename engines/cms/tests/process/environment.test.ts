import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSecrets } from '@vitrine/commerce/secrets.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'

test('SITE_URL defaults to the address of the shop', () => {
  expect(readEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  expect(readEnvironment({ SITE_URL: 'https://shop.example/' }).SITE_URL).toBe(
    'https://shop.example',
  )
})

test('QA is off in production unless enabled', () => {
  covers('security.qa.production')

  expect(readEnvironment({ NODE_ENV: 'production', TRIAL: '1' }).QA).toBe(false)
  expect(readEnvironment({ NODE_ENV: 'production', TRIAL: '1', QA: '1' }).QA).toBe(true)
  expect(readEnvironment({ QA: '0' }).QA).toBe(false)
})

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ CMS_PORT: '', DATABASE_URL: '' })).toMatchObject({ CMS_PORT: 3001 })
})

test.each([
  ['CMS_PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SITE_URL', 'shop.example'],
  ['QA', 'yes'],
  ['TRUST_PROXY', 'gateway.example'],
  ['SMTP_URL', 'https://mail.example'],
])('an invalid %s is reported with its requirement', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${value}: `)
})

test('in production the back office at a proxy requires the address of the proxy', () => {
  covers('security.staff.trusted-proxy')
  const office = { TRIAL: '1', ADMIN_URL: 'https://office.example' }
  const read = (more: object) => () => readEnvironment({ ...office, ...more })
  expect(read({ NODE_ENV: 'production' })).toThrow(/^TRUST_PROXY=: required by ADMIN_URL/m)
  expect(read({ NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1' })).not.toThrow()
  expect(read({})).not.toThrow()
})

test('all invalid variables are reported together', () => {
  expect(() => readEnvironment({ CMS_PORT: 'a', QA: 'b' })).toThrow(/CMS_PORT=a: .*\nQA=b: /)
})

test.each(['ORDERS_SECRET', 'STAFF_SECRET', 'SANDBOX_WEBHOOK_SECRET'])(
  'a %s of less than 40 characters is rejected and not shown',
  (name) => {
    const read = (secret: string) => () => readEnvironment({ [name]: secret })
    expect(read('s'.repeat(39))).toThrow(`${name}: must have at least 40 characters`)
    expect(read('s'.repeat(39))).not.toThrow('sss')
    expect(read(`${'s'.repeat(40)} x`)).toThrow('without spaces')
    expect(read('s'.repeat(40))).not.toThrow()
  },
)

test('each of several secrets for the links to orders has at least 40 characters', () => {
  const [one, other] = ['1'.repeat(40), '2'.repeat(40)]
  expect(readEnvironment({ ORDERS_SECRET: `${one}, ${other}` }).ORDERS_SECRET).toEqual([one, other])
  expect(() => readEnvironment({ ORDERS_SECRET: `${one},short` })).toThrow('ORDERS_SECRET: must')
  expect(() => readEnvironment({ ORDERS_SECRET: `${one},` })).toThrow('ORDERS_SECRET: must')
})

test('a bucket for slips needs its keys and a name', () => {
  const keys = { SLIPS_S3_ACCESS_KEY_ID: 'id', SLIPS_S3_SECRET_ACCESS_KEY: 'key' }
  const bucket = { SLIPS_S3_URL: 'https://s3.example/slips' }
  expect(() => readEnvironment(bucket)).toThrow(
    /SLIPS_S3_ACCESS_KEY_ID: required by SLIPS_S3_URL\nSLIPS_S3_SECRET_ACCESS_KEY: required/,
  )
  expect(() => readEnvironment({ ...keys, SLIPS_S3_URL: 'https://s3.example' })).toThrow(
    'must contain the bucket',
  )
  expect(readEnvironment({ ...keys, ...bucket }).SLIPS_S3_REGION).toBe('us-east-1')
})

test('secrets come from their variables, and those without one are generated once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const [one, other] = ['1'.repeat(40), '2'.repeat(40)]
  const all = { ORDERS_SECRET: [one, other], STAFF_SECRET: one, SANDBOX_WEBHOOK_SECRET: other }
  expect(await readSecrets(directory, all)).toEqual({
    orders: one,
    otherOrders: [other],
    staff: one,
    webhooks: other,
  })
  expect(await readdir(directory), 'no file without need').toEqual([])
  const generated = await readSecrets(directory, {})
  expect((await stat(join(directory, 'secrets.json'))).mode & 0o077).toBe(0)
  expect(await readSecrets(directory, {})).toEqual(generated)
  expect(new Set([generated.orders, generated.staff, generated.webhooks]).size).toBe(3)
  expect(await readSecrets(directory, { ORDERS_SECRET: [one] })).toEqual({
    ...generated,
    orders: one,
  })
})

test('secrets that cannot be read are an error', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'secrets.json'))
  await expect(readSecrets(directory, {})).rejects.toThrow('EISDIR')
})
