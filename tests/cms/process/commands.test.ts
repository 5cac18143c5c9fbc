import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatProgress } from '#cms/commands/print.ts'
import { runCommand } from '#cms/commands/run.ts'
import type { Cart } from '#contract/cart.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { address, buy, type OrderBody, withKey } from '#tests/support/cms/checkout.ts'
import { register } from '#tests/support/cms/customer.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { sendSlip, slipImage } from '#tests/support/cms/slip.ts'
import { type CmsProcess, startCmsProcess } from '#tests/support/cms/startCmsProcess.ts'
import { createTestDatabase } from '#tests/support/cms/testCms.ts'

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
  [['order'], "missing required argument 'id'"],
  [['order', '1', 'burn'], "'burn' is invalid for argument 'action'. Allowed choices are approve,"],
  [['pay'], "missing required argument 'id'"],
  [['orders', 'all'], "too many arguments for 'orders'"],
  [['orders', '--limit', 'many'], "'many' is invalid. Expected a whole number above 0."],
  [['orders', '--loud'], "unknown option '--loud'"],
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

test.each([
  [[], 0],
  [['orders', 'all'], 2],
  [['order', '1'], 1],
])('the command %j ends with exit status %i', async (parameters, status) => {
  const cli = spawn(process.execPath, ['cms/cli.ts', ...parameters], {
    env: { ...process.env, ...variables },
  })
  expect((await once(cli, 'exit'))[0]).toBe(status)
})

test('help lists every command, and the arguments of one', async () => {
  for (const all of [await cms('help'), await cms()])
    for (const command of ['orders', 'order', 'pay', 'outbox', 'seed', 'backup', 'restore'])
      expect(all).toMatch(new RegExp(`^  ${command} `, 'm'))
  expect(await cms('help', 'pay')).toContain('Usage: npm run cms -- pay [options] <id>')
  expect(await cms('order', '--help')).toContain('Usage: npm run cms -- order [options] <id>')
})

test('progress is a bar when the total is known, otherwise a count', () => {
  expect(formatProgress({ text: 'seeding', done: 1, total: 4 })).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25%  seeding',
  )
  expect(formatProgress({ text: 'importing', done: 3000, total: 0 })).toBe('importing  3,000')
})

describe('while the CMS runs', () => {
  test('support takes an order through its steps, by name', async () => {
    covers('orders.staff.name', 'orders.staff.delivery', 'validation.typed.shown')

    const guest = shopper()
    const shipping = { ...address, firstName: 'Ploy\nOrder 1: forged', address2: 'ชั้น 3' }
    const order = await buy(guest, 1, { shipping, note: 'Ring\nthe bell\u001b[31m' })
    await sendSlip(guest, order, { bytes: await slipImage('png') })
    expect(await cms('orders', '--status', 'checking_payment')).toContain(order.orderId)
    expect(await cms('order', order.orderId, 'approve', '--by', 'สมใจ Nok')).toBe(
      `Order ${order.orderId} is Processing now.`,
    )
    expect(await statusOf(order)).toBe('processing')
    await expect(cms('order', order.orderId, 'approve')).rejects.toThrow('no slip to approve')
    await expect(cms('order', '1234567890', 'approve')).rejects.toThrow('Order not found')
    const shown = await cms('order', order.orderId)
    expect(shown).toContain('สมใจ Nok (command line)  slip.approved: checking_payment → processing')
    expect(shown).toContain('1 × Dress 1')
    expect(shown).toMatch(/^Delivery: Ploy Order 1: forged .*, ชั้น 3, .*Watthana, Bangkok 10110, /m)
    expect(shown).toMatch(/^Note: Ring\\u\{a\}the bell\[31m$/m)
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

  test("staff calls without the data directory's token are rejected", async () => {
    const secrets = join(directory, 'secrets.json')
    expect((await stat(secrets)).mode & 0o077).toBe(0)
    const { staff } = JSON.parse(await readFile(secrets, 'utf8')) as { staff: string }
    const attempts: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Basic ${staff}` },
    ]
    const proxied = { authorization: `Bearer ${staff}`, 'x-forwarded-for': '10.0.0.1' }
    for (const headers of [...attempts, proxied]) {
      const response = await shopper().request('POST', '/staff/orders', {
        body: { limit: 1 },
        headers,
      })
      expect(response.status).toBe(404)
    }
  })
})

describe('when no CMS runs', () => {
  test('commands work without a running CMS', async () => {
    const customer = shopper()
    await register(customer, { email: 'mover@example.com' })
    const order = await buy(customer, 1, { paymentMethod: 'omise_promptpay' })
    await running.end('SIGTERM')
    expect(await cms('pay', order.orderId)).toBe('The payment was received.')
    expect(await cms('orders')).toContain(order.orderId)

    running = await startCmsProcess(variables)
    const returning = createShopper(running.url, customer.cookies)
    const { body } = await returning.request<{ data: OrderBody[] }>('GET', '/api/v1/orders')
    expect(body.data).toMatchObject([{ orderId: order.orderId, status: 'processing' }])
    const next = await buy(returning, 1)
    expect(next.status).toBe('on-hold')
    expect((await returning.request<Cart>('GET', '/api/v1/cart')).body.items).toEqual([])
  })
})
