import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startShop } from '../support/gateway/startGateway.ts'

test('a developer sees the calls of a query with their duration, status and cache status', async () => {
  await using shop = await startShop()
  const query = '{ stores { nodes { slug } } wishlist { nodes { id } } }'
  const first = await shop.gateway.postQuery(query)
  expect(first.extensions.upstream).toEqual([
    expect.objectContaining({ call: 'GET /store-locators', status: 200, cache: 'none' }),
    expect.objectContaining({ call: 'GET /wishlist', status: 401, cache: 'none', attempts: 1 }),
  ])
  const second = await shop.gateway.postQuery(query)
  expect(second.extensions.upstream).toContainEqual({
    call: 'GET /store-locators',
    name: 'stores.list',
    cache: 'hit',
    time: expect.any(Number),
  })
})

test('a failure is logged once, with the request id that the visitor and the CMS receive', async () => {
  const stream = new PassThrough()
  const shop = await startShop({ logger: { level: 'error', stream } })
  shop.cms.interfere = (_, response) => Boolean(response.writeHead(200).end('{"no": "stores"}'))
  const headers = { 'x-request-id': 'one-of-a-kind' }
  const { errors } = await shop.gateway.postQuery(
    'query Where { stores { nodes { slug } } }',
    {},
    headers,
  )
  expect(errors[0]?.extensions).toMatchObject({ requestId: 'one-of-a-kind' })
  expect(shop.cms.calls[0]?.headers['x-request-id']).toBe('one-of-a-kind')
  await shop[Symbol.asyncDispose]()
  stream.end()
  const lines = (await text(stream)).trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'one-of-a-kind',
    operation: 'Where',
    path: 'stores',
    code: 'BAD_CMS_RESPONSE',
    call: '/store-locators',
  })
})

test('metrics count operations, calls by family and reads by cache status, and measure the event loop’s delay', async () => {
  await using shop = await startShop()
  const query = 'query Anything { stores { nodes { slug } } wishlist { nodes { id } } }'
  for (let time = 0; time < 2; time += 1) await shop.gateway.postQuery(query)
  const metrics = await (await fetch(`${shop.gateway.url}/metrics`)).text()
  expect(metrics).toContain(
    'vitrine_graphql_operation_seconds_count{operation="other",outcome="errors"} 2',
  )
  expect(metrics).toContain(
    'vitrine_cms_call_seconds_count{upstream="cms",method="GET",family="store-locators",status="200"} 1',
  )
  expect(metrics).toContain(
    'vitrine_cms_call_seconds_count{upstream="cms",method="GET",family="wishlist",status="401"} 2',
  )
  expect(metrics).toContain('vitrine_public_reads_total{verdict="hit"} 1')
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('metrics are served to this machine or with the token', async () => {
  await using shop = await startShop()
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect((await fetch(`${shop.gateway.url}/metrics`, forwarded)).status).toBe(403)
  await using other = await startShop({ metricsToken: 'a token of sixteen' })
  const statusWith = async (authorization: string) =>
    (await fetch(`${other.gateway.url}/metrics`, { headers: { authorization } })).status
  expect([
    await statusWith('Bearer a token of sixteem'),
    await statusWith('Bearer a token of sixteen'),
  ]).toEqual([403, 200])
})

test('readiness reports the state of the CMS, and an outage does not make the gateway unready', async () => {
  await using shop = await startShop()
  const ready = async () => {
    const response = await fetch(`${shop.gateway.url}/readyz`)
    return [response.status, await response.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ready', cms: 'up' }])
  await shop.cms.kill()
  for (let time = 0; time < 4; time += 1)
    await shop.gateway.postQuery('{ stores { nodes { slug } } }')
  expect(await ready()).toEqual([200, { status: 'ready', cms: 'down' }])
})
