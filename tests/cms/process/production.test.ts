import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { seededDatabase, unpack } from '#tests/support/cms/snapshots.ts'
import { shareCutImages } from '#tests/support/shop/cutImages.ts'
import { readEnvironment as readAdapterEnvironment } from '../../../adapters/medusa/server/core/environment.ts'

/** Everything that production requires. */
const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  COMPANY_NAME: 'Ploy Dresses Company Limited',
  COMPANY_ADDRESS: '1 Silom Road, Bang Rak, Bangkok 10500',
  COMPANY_TAX_ID: '0994000165684',
  BANK_ACCOUNTS: 'Kasikornbank 999-8-77777-6, Bank of Ayudhya 111-2-33333-4',
  OMISE_SECRET_KEY: 'skey_5xs8t3mho5d4pbbkjz1dk',
  CMS_SECRET: 'e'.repeat(40),
  SMTP_URL: 'smtps://user:password@smtp.example',
  MAIL_FROM: 'Ploy Dresses <hello@shop.example>',
}

/** Starts the process of the CMS or of the gateway. */
async function start(
  layer: 'cms' | 'gateway',
  variables: Record<string, string>,
  database?: Blob,
): Promise<{ url: string } | { code: number; errors: string; data: string }> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-production-'))
  await shareCutImages(data)
  if (database) await unpack(database, join(data, 'shop'))
  const child = fork(fileURLToPath(new URL(`../../../${layer}/main.ts`, import.meta.url)), {
    silent: true,
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
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

const required = Object.keys(complete).filter((name) => name !== 'NODE_ENV')

/** The adapter's own variables, beside those that every CMS requires. */
const ofAdapter = {
  ...complete,
  MEDUSA_URL: 'http://127.0.0.1:9000',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  DATABASE_URL: 'postgres://127.0.0.1/medusa',
  SHOP_SECRET: 's'.repeat(40),
  CONTENT_URL: 'http://127.0.0.1:3002',
}

describe.each([
  { engine: 'the embedded CMS', read: readEnvironment, variables: complete },
  { engine: 'the adapter for Medusa', read: readAdapterEnvironment, variables: ofAdapter },
])('$engine in production', ({ read, variables }) => {
  /** The message that rejects variables. */
  function rejectionOf(changes: Record<string, string>): string {
    try {
      read({ ...variables, ...changes })
      return ''
    } catch (error) {
      return String(error)
    }
  }

  test.for(required)('requires %s', (name) => {
    covers('security.production.made-up')

    const message = rejectionOf({ [name]: '' })
    expect(message).toContain('TRIAL=1')
    const named = required.filter((each) => message.includes(`\n${each}: `))
    expect(named).toEqual([name])
  })

  test('rejects a fake of the providers of social login', () => {
    covers('security.production.made-up')

    expect(rejectionOf({ OAUTH_ORIGIN: 'http://127.0.0.1:9999' })).toContain(
      '\nOAUTH_ORIGIN: must not be set',
    )
  })

  test('rejects a test key, which takes no money', () => {
    expect(rejectionOf({ OMISE_SECRET_KEY: 'skey_test_5xs8t3mho5d4' })).toContain(
      'OMISE_SECRET_KEY: a live key',
    )
  })

  test('requires none of them when the shop is tried out', () => {
    const none = Object.fromEntries(required.map((name) => [name, '']))
    expect(rejectionOf({ ...none, TRIAL: '1' })).toBe('')
  })
})

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
