import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { adminEmail } from '../launch/environment.ts'
import { prepareEngine } from '../launch/prepareEngine.ts'
import { runMedusa } from '../launch/runMedusa.ts'
import { AdminApi } from './support/adminApi.ts'
import { startAdapter } from './support/startAdapter.ts'

const stack = inject('stack')
const tables = [
  'product',
  'product_variant',
  'inventory_level',
  'price',
  'promotion',
  'region',
  'user',
]

async function counts() {
  const sql = postgres(stack.databaseUrl, { max: 1 })
  try {
    return await Promise.all(
      tables.map(async (table) => [
        table,
        Number((await sql`select count(*) from ${sql(table)}`)[0]?.['count']),
      ]),
    )
  } finally {
    await sql.end()
  }
}

async function secrets() {
  return JSON.parse(await readFile(join(stack.dataDirectory, 'secrets.json'), 'utf8'))
}

test('preparing a seeded engine again changes nothing and returns the same key', async () => {
  const steps: string[] = []
  const key = await prepareEngine({
    databaseUrl: stack.databaseUrl,
    redisUrl: stack.redisUrl,
    secrets: await secrets(),
    adminEmail,
    dataDirectory: stack.dataDirectory,
    admin: false,
    report: (text) => steps.push(text),
  })
  expect([key, steps]).toEqual([stack.publishableKey, []])
})

async function seedAgain() {
  const { JWT_SECRET, COOKIE_SECRET, SHOP_SECRET } = await secrets()
  await runMedusa(['exec', './src/scripts/seed.ts'], {
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: stack.redisUrl,
    JWT_SECRET,
    COOKIE_SECRET,
    SHOP_SECRET,
    MEDUSA_ADMIN: '0',
    SEED_FILE: join(stack.dataDirectory, 'seed.json'),
    SEED_FINGERPRINT: 'again',
  })
}

test('a seed that runs again creates nothing twice', async () => {
  const before = await counts()
  await seedAgain()
  expect(await counts()).toEqual(before)
})

test('a seed that runs again enables the payments that a region lacks', async () => {
  const admin = await AdminApi.signIn(stack)
  const read = async () => {
    const path = '/regions?fields=id,payment_providers.id'
    const { regions } = await admin.send<{
      regions: { id: string; payment_providers: { id: string }[] }[]
    }>('GET', path)
    const [{ id, payment_providers: providers } = { id: '', payment_providers: [] }] = regions
    return { id, providers: providers.map((provider) => provider.id).toSorted() }
  }
  const { id, providers } = await read()
  const others = providers.filter((provider) => provider !== 'pp_card_shop')
  await admin.send('POST', `/regions/${id}`, { payment_providers: others })
  expect((await read()).providers).toEqual(others)
  await seedAgain()
  expect((await read()).providers).toEqual(providers)
  expect(providers).toContain('pp_card_shop')
})

test('an image in the admin, whose address is a path of the shop, is loaded from the shop', async () => {
  const admin = await AdminApi.signIn(stack)
  const { products } = await admin.send<{ products: { thumbnail: string }[] }>(
    'GET',
    '/products?handle=silk-slip-dress&fields=thumbnail',
  )
  const path = products[0]?.thumbnail ?? ''
  expect(path).toMatch(/^\/media\/\w+/)
  const response = await fetch(`${stack.engine}${path}`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `http://localhost:3000${path}`,
  ])
})

test('the adapter says what it depends on, and its response has the id of the request', async () => {
  const ready = await fetch(`${stack.adapter}/readyz`, { headers: { 'x-request-id': 'seen-1' } })
  expect(await ready.json()).toEqual({ status: 'ready', index: 'up', engine: 'up' })
  expect(ready.headers.get('x-request-id')).toBe('seen-1')
})

test("the admin suggests the shop's sales channel for new products, and shows pending work before the orders", async () => {
  const admin = await AdminApi.signIn(stack)
  const { stores } = await admin.send<{ stores: { default_sales_channel_id: string }[] }>(
    ...(['GET', '/stores'] as const),
  )
  const { sales_channel: channel } = await admin.send<{ sales_channel: { name: string } }>(
    ...(['GET', `/sales-channels/${stores[0]?.default_sales_channel_id}`] as const),
  )
  expect(channel.name).toBe('Vitrine')
  const layout = await admin.send('GET', '/layouts/order.list/configuration')
  expect(layout).toMatchObject({
    default_configuration: {
      configuration: { widgets: { 'widget:shop-pending-work': { order: -1 } } },
    },
  })
})

test('an adapter with a key that shows no sales channel does not start', async () => {
  const admin = await AdminApi.signIn(stack)
  const { api_key: key } = await admin.send<{ api_key: { token: string } }>(
    ...(['POST', '/api-keys', { title: 'No channel', type: 'publishable' }] as const),
  )
  for (const MEDUSA_PUBLISHABLE_KEY of [key.token, 'pk_unknown'])
    await expect(startAdapter(stack, { MEDUSA_PUBLISHABLE_KEY })).rejects.toThrow('ended with 1')
})
