import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { programEnvironment } from '@vitrine/tests/support/shop/serverProcess.ts'
import { shareCutImages } from '@vitrine/tests/support/shop/startShop.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { complete, describeProduction } from '#cms/tests/support/productionRules.ts'
import { seededDatabase, unpack } from '#cms/tests/support/snapshots.ts'

const mains = { cms: '../../main.ts', gateway: '../../../../gateway/main.ts' }

/** Starts the process of the CMS or of the gateway. */
async function start(
  layer: 'cms' | 'gateway',
  variables: Record<string, string>,
  database?: Blob,
): Promise<{ url: string } | { code: number; errors: string; data: string }> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-production-'))
  await shareCutImages(data)
  if (database) await unpack(database, join(data, 'shop'))
  const child = fork(fileURLToPath(new URL(mains[layer], import.meta.url)), {
    silent: true,
    execArgv: [],
    env: {
      ...programEnvironment(),
      PORT: '0',
      CMS_PORT: '0',
      LOG_LEVEL: 'silent',
      VITRINE_DATA: join(data, 'shop'),
      ...variables,
    },
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  })
  const errors = child.stderr ? text(child.stderr) : ''
  const { promise, resolve } = Promise.withResolvers<{ url: string }>()
  child.on('message', (message: { type: string; url: string }) => {
    if (message.type === 'ready') resolve(message)
  })
  const failed = ended.then(async ([code]) => ({
    code,
    errors: await errors,
    data: join(data, 'shop'),
  }))
  return Promise.race([promise, failed])
}

describeProduction('the embedded CMS', readEnvironment, complete)

test('the CMS ends before it opens anything when production lacks a variable', async () => {
  covers('security.production.made-up')

  const started = await start('cms', { ...complete, SITE_URL: '' })
  expect(started).toMatchObject({ code: 1, errors: expect.stringContaining('\nSITE_URL: ') })
  const { data = '' } = 'data' in started ? started : {}
  expect(existsSync(data), 'nothing is opened').toBe(false)
})

test('production with a PostgreSQL server requires the secrets that its hosts share', () => {
  const onServer = { ...complete, DATABASE_URL: 'postgres://db.example/shop' }
  expect(() => readEnvironment(onServer)).toThrow(/\nORDERS_SECRET: .*\nSTAFF_SECRET: /)
  const secret = 'x'.repeat(40)
  expect(() => readEnvironment({ ...onServer, ORDERS_SECRET: secret })).toThrow('\nSTAFF_SECRET: ')
  readEnvironment({ ...onServer, ORDERS_SECRET: secret, STAFF_SECRET: secret })
})

test('the CMS starts in production with its own accounts, and shows them', async () => {
  const started = await start('cms', complete, await seededDatabase())
  if (!('url' in started)) throw new Error(started.errors)
  const response = await fetch(`${started.url}/api/v1/confirm-payment/bank-accounts`)
  expect(await response.json()).toMatchObject([
    {
      bankName: 'Kasikornbank',
      accountNumber: '999-8-77777-6',
      accountName: complete.COMPANY_NAME,
    },
    { bankName: 'Bank of Ayudhya', accountNumber: '111-2-33333-4' },
  ])
})

test('the gateway refuses to start in production without SITE_URL', async () => {
  covers('security.production.made-up')

  const started = await start('gateway', { NODE_ENV: 'production' })
  expect(started).toMatchObject({ code: 1, errors: expect.stringContaining('SITE_URL must be') })
})

test.each([
  ['COMPANY_TAX_ID', '0105500000000'],
  ['COMPANY_TAX_ID', '123'],
  ['BANK_ACCOUNTS', 'Kasikornbank'],
  ['BANK_ACCOUNTS', 'Kasikornbank 123'],
  ['BANK_ACCOUNTS', 'Kasikornbank 012-3-45678-9,'],
])('%s=%s is reported with its requirement', (name, value) => {
  expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(`${name}=${value}: must be`)
})

test('the accounts belong to the company unless another holder is named', () => {
  expect(readEnvironment(complete).company).toMatchObject({
    taxId: complete.COMPANY_TAX_ID,
    accountName: complete.COMPANY_NAME,
  })
  expect(readEnvironment({ ...complete, BANK_ACCOUNT_NAME: 'Ploy' }).company.accountName).toBe(
    'Ploy',
  )
})
