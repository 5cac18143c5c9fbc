import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditRow } from '@vitrine/commerce/staff/people.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { CommanderError } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#cms/commands/run.ts'
import { buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { register } from '#cms/tests/support/customer.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { staffSteps } from '#cms/tests/support/staffSteps.ts'
import { type CmsProcess, startCmsProcess } from '#cms/tests/support/startCmsProcess.ts'
import { createTestDatabase } from '#cms/tests/support/testCms.ts'

let directory: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let variables: Record<string, string>
let running: CmsProcess
const cms = (...parameters: string[]) => runCommand(parameters, variables)

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-commands-'))
  database = await createTestDatabase()
  variables = { VITRINE_DATA: directory, ...(database ? { DATABASE_URL: database.url } : {}) }
  running = await startCmsProcess(variables)
})
afterAll(async () => {
  if (running.child.exitCode === null && !running.child.killed) await running.end('SIGKILL')
  await database?.drop()
  await rm(directory, { recursive: true, force: true })
})

const shopper = () => createShopper(running.url)
const statusOf = async (order: OrderBody) => {
  const path = withKey(`/api/v1/orders/${order.orderId}`, order)
  return (await shopper().request<OrderBody>('GET', path)).body.status
}

test.each([
  [['nope'], "unknown command 'nope'"],
  [['outbox', '--limit', 'many'], "'many' is invalid. Expected a whole number above 0."],
])('%j is rejected with its help: %s', async (parameters, message) => {
  let written = ''
  const error = await runCommand(parameters, variables, (text) => {
    written += text
  }).catch((rejection: unknown) => rejection)
  expect(error).toBeInstanceOf(CommanderError)
  expect(error).toHaveProperty('message', expect.stringContaining(message))
  expect(written).toContain(message)
  expect(written).toContain('Usage: npm run cms -- ')
})

test('a command that fails ends with exit status 1, and one with wrong arguments with 2', async () => {
  const statusOfCli = async (...parameters: string[]) => {
    const cli = spawn(process.execPath, ['engines/cms/cli.ts', ...parameters], {
      env: { ...process.env, ...variables },
    })
    return (await once(cli, 'exit'))[0]
  }
  expect(await Promise.all([statusOfCli('pay', '1'), statusOfCli('outbox', 'all')])).toEqual([1, 2])
})

describe('while the CMS runs', () => {
  test('records name who acts on the command line', async () => {
    covers('security.staff.audit.names')

    expect(await cms('newsletter', '--by', 'สมใจ Nok')).toContain('"email","brand"')
    const { run } = staffSteps(variables)
    const [record] = (await run('audit', { action: 'newsletter', limit: 1 })) as AuditRow[]
    expect(record).toMatchObject({ staff: 'สมใจ Nok (command line)', outcome: 'done' })
  })

  test('the sandbox pays a QR order; paying twice changes nothing', async () => {
    const order = await buy(shopper(), 1, { paymentMethod: 'omise_promptpay' })
    expect(await cms('pay', order.orderId)).toBe('The payment was received.')
    expect(await statusOf(order)).toBe('processing')
    expect(await cms('pay', order.orderId)).toBe('Nothing changed.')
    const transfer = await buy(shopper(), 1)
    await expect(cms('pay', transfer.orderId)).rejects.toThrow('isn’t paid by PromptPay')
  })

  test('the outbox lists sent emails', async () => {
    expect(await cms('outbox')).toMatch(/Thank you for your order/)
    expect((await cms('outbox', '--limit', '1')).split('\n')).toHaveLength(2)
  })

  test('a backup is not restored over the running CMS', async () => {
    const file = join(directory, 'shop.tar.gz')
    expect(await cms('backup', file)).toMatch(/^Backed up \d+ rows and \d+ slips? to /)
    await expect(cms('restore', file, '--replace')).rejects.toThrow('The CMS is running. Stop it')
  })
})

describe('when no CMS runs', () => {
  test('commands work without a running CMS', async () => {
    const customer = shopper()
    await register(customer, { email: 'mover@example.com' })
    const order = await buy(customer, 1, { paymentMethod: 'omise_promptpay' })
    await running.end('SIGTERM')
    expect(await cms('pay', order.orderId)).toBe('The payment was received.')

    running = await startCmsProcess(variables)
    const returning = createShopper(running.url, customer.cookies)
    const { body } = await returning.request<{ data: OrderBody[] }>('GET', '/api/v1/orders')
    expect(body.data).toMatchObject([{ orderId: order.orderId, status: 'processing' }])
    const next = await buy(returning, 1)
    expect(next.status).toBe('on-hold')
    expect((await returning.request<Cart>('GET', '/api/v1/cart')).body.items).toEqual([])
  })
})
