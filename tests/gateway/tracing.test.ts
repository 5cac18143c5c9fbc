import { startTracing } from '@vitrine/gateway/telemetry/tracing.ts'
import { expect, test } from 'vitest'
import { startShop } from '../support/gateway/startGateway.ts'
import { startCollector } from '../support/standIns/collector.ts'

test('an operation and its calls are exported in the trace of the request', async () => {
  using collector = await startCollector()
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const shop = await startShop({ tracing: startTracing(collector.url, 'hats') })
  await shop.gateway.postQuery(
    'query Both { stores { nodes { slug } } wishlist { nodes { id } } }',
    {},
    { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  )
  // Pending spans are sent on shutdown.
  await shop[Symbol.asyncDispose]()
  const byName = new Map(collector.spans.map((span) => [span.name, span]))
  const operation = byName.get('graphql Both')
  expect(operation).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  const stores = byName.get('GET /store-locators')
  expect(stores).toMatchObject({ traceId, parentSpanId: operation?.spanId })
  expect(byName.get('GET /wishlist')?.status).toMatchObject({ code: 2 })
  expect([...collector.services]).toEqual(['hats'])
  const call = shop.cms.calls.find(({ path }) => path.endsWith('/store-locators'))
  expect(call?.headers['traceparent']).toBe(`00-${traceId}-${stores?.spanId}-01`)
})

test('requests succeed when the collector is down, and a malformed traceparent starts a new trace', async () => {
  await using shop = await startShop({ tracing: startTracing('http://127.0.0.1:9', 'hats') })
  const { errors } = await shop.gateway.postQuery(
    '{ stores { nodes { slug } } }',
    {},
    { traceparent: 'x; y' },
  )
  expect(errors).toEqual([])
  expect(shop.cms.calls[0]?.headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
})
