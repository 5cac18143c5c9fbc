import { expect, test } from 'vitest'
import { readEnvironment } from '#cms/environment.ts'

test('without variables the CMS has its defaults', () => {
  expect(readEnvironment({})).toMatchObject({
    CMS_HOST: '127.0.0.1',
    CMS_PORT: 3001,
    VITRINE_DATA: '.data',
    SITE_URL: 'http://localhost:3000',
    QA: true,
    isProduction: false,
  })
})

test('SITE_URL defaults to the address of the shop', () => {
  expect(readEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  expect(readEnvironment({ SITE_URL: 'https://shop.example/' }).SITE_URL).toBe(
    'https://shop.example',
  )
})

test('QA is off in production unless enabled', () => {
  expect(readEnvironment({ NODE_ENV: 'production', TRIAL: '1' }).QA).toBe(false)
  expect(readEnvironment({ NODE_ENV: 'production', TRIAL: '1', QA: '1' }).QA).toBe(true)
  expect(readEnvironment({ QA: '0' }).QA).toBe(false)
})

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ CMS_PORT: '', DATABASE_URL: '' })).toMatchObject({ CMS_PORT: 3001 })
})

test.each([
  ['CMS_PORT', 'http'],
  ['CMS_PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SITE_URL', 'shop.example'],
  ['QA', 'yes'],
  ['CMS_TRUST_PROXY', 'gateway.example'],
  ['SMTP_URL', 'https://mail.example'],
])('an invalid %s is reported with its requirement', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${value}: `)
})

test('all invalid variables are reported together', () => {
  expect(() => readEnvironment({ CMS_PORT: 'a', QA: 'b' })).toThrow(/CMS_PORT=a: .*\nQA=b: /)
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
