import { randomUUID } from 'node:crypto'
import { startRedis } from '@vitrine/tests/services/redisServer.ts'
import { query, startTwo } from '@vitrine/tests/services/twoGateways.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { describe, expect, test } from 'vitest'
import { SessionStore } from '#agents/core/sessionStore.ts'
import { floodStore } from '#agents/tests/support/floodStore.ts'
import { missingServices } from '../../scripts/lib/services.mjs'

const createCart = async ({ url }: { url: string }, key: string) => {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: {
        name: 'create_cart',
        arguments: { meta: { 'idempotency-key': key }, cart: { line_items: [] } },
      },
    }),
  })
  return (await response.json()).result.structuredContent.id
}

describe.skipIf(missingServices().includes('Redis'))('with Redis', () => {
  test('two gateways carry out a request with one idempotency key once', async () => {
    covers('agents.ucp.idempotency')

    await using two = await startTwo()
    const key = randomUUID()
    const ids = await Promise.all(
      [two.one, two.other, two.one, two.other].map((gateway) => createCart(gateway, key)),
    )
    expect(ids[0]).toMatch(/^cart_/)
    expect(new Set(ids).size).toBe(1)
  })

  test('a sender who floods Redis with results and carts loses its own and no others', async () => {
    covers('agents.limits')

    await using redis = await startRedis()
    await floodStore(new SessionStore(redis.client))
    const used = /used_memory_dataset:(\d+)/.exec(await redis.client.info('memory'))
    expect(Number(used?.[1])).toBeLessThan(80e6)
    for (const key of await redis.client.keys('*'))
      expect(await redis.client.pttl(key), key).toBeGreaterThan(0)
  })

  test('carts and rate limits are in the Redis for state, and cached responses in the other', async () => {
    await using state = await startRedis()
    await using two = await startTwo({ stateRedisUrl: state.url })
    await two.one.postQuery(query)
    await expect.poll(two.countStored).toBe(1)
    const cart = await createCart(two.one, randomUUID())
    expect(await state.client.exists(`agent ${cart}`)).toBe(1)
    expect(await two.redis.client.keys('agent *')).toEqual([])
    expect(await state.client.keys('vitrine:read:*')).toEqual([])
  })
})
