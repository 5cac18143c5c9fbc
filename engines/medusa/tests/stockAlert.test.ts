import { randomUUID } from 'node:crypto'
import { Product } from '@vitrine/contract/catalog.ts'
import { StockAlertConfirmation } from '@vitrine/contract/stockAlerts.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { type Buyable, stocked } from './support/buyable.ts'
import { emailsTo } from './support/emails.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
let dress: Buyable
let stock: Awaited<ReturnType<typeof readVariantStock>>

beforeAll(async () => {
  const admin = await AdminApi.signIn(stack)
  dress = await stocked(admin, adapter, 'silk-slip-dress')
  stock = await readVariantStock(admin, dress.variantId)
})

const request = ({ id, variation }: Buyable, email: string) =>
  new Visitor(adapter).send('POST', '/stock-alerts', { id, variation, email })

const subjects = async (email: string) =>
  (await emailsTo(stack, email)).map(({ subject }) => subject.split(':')[0])

/** The key of the link of the latest email to an address. */
const keyOf = async (email: string, action: string) => {
  const pattern = new RegExp(`/stock-alerts/${action}\\?key=([\\w.-]+)`)
  return pattern.exec((await emailsTo(stack, email)).at(-1)?.source ?? '')?.[1] ?? ''
}

async function confirmed(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  expect(await request(dress, email)).toMatchObject({ status: 200 })
  await expect.poll(() => subjects(email), { timeout: 60_000 }).toEqual(['Confirm your request'])
  const key = await keyOf(email, 'confirm')
  const { status, body } = await new Visitor(adapter).send('POST', '/stock-alerts/confirm', { key })
  expect([status, StockAlertConfirmation.parse(body).product?.url]).toEqual([
    200,
    expect.stringContaining('/product/silk-slip-dress?variation='),
  ])
  return email
}

test('as many shoppers as there are new pieces get one email, the earliest first', async () => {
  expect(await request(dress, 'mali@example.com')).toMatchObject({ status: 409 })
  expect(
    (await new Visitor(adapter).read(Product, '/products/silk-slip-dress')).hasStockAlerts,
  ).toBe(true)
  await stock.setFree(0)
  const unconfirmed = `${randomUUID()}@example.com`
  await request(dress, unconfirmed)
  const [first, second, third] = [await confirmed(), await confirmed(), await confirmed()]
  await stock.setFree(2)
  const both = ['Confirm your request', 'Back in stock']
  for (const email of [first, second])
    await expect.poll(() => subjects(email), { timeout: 90_000 }).toEqual(both)
  const { source = '' } = (await emailsTo(stack, first)).at(-1) ?? {}
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const key = await keyOf(second, 'unsubscribe')
  const oneClick = await fetch(`${adapter}/stock-alerts/unsubscribe?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  await stock.setFree(3)
  await expect.poll(() => subjects(third), { timeout: 90_000 }).toEqual(both)
  expect([await subjects(first), await subjects(second)]).toEqual([both, both])
  expect(await subjects(unconfirmed)).toEqual(['Confirm your request'])
})

test('a key of another action is not found', async () => {
  await stock.setFree(0)
  const email = await confirmed()
  const key = await keyOf(email, 'confirm')
  for (const path of ['unsubscribe', 'confirm'])
    expect(
      await new Visitor(adapter).send('POST', `/stock-alerts/${path}`, { key: `${key}x` }),
    ).toMatchObject({ status: 404 })
  expect(
    await new Visitor(adapter).send('POST', '/stock-alerts/unsubscribe', { key }),
  ).toMatchObject({ status: 404 })
  await stock.setFree(100)
})
