import { serverTiming } from '@vitrine/gateway/telemetry/serverTiming.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { timedRequest } from '@vitrine/web/core/flight/requests.ts'
import { expect, test } from 'vitest'

/** The entries of a `Server-Timing` header, as a browser parses them. */
const parsed = (header: string) =>
  header.split(/, (?=[\w.]+;)/).map((text) => {
    const [name = '', ...parameters] = text.split(';')
    const values = new Map(parameters.map((parameter) => parameter.split('=') as [string, string]))
    return {
      name,
      description: values.get('desc')?.replaceAll('"', '') ?? '',
      duration: Number(values.get('dur') ?? 0),
    }
  })

const entry = (name: string, header: string, more: object = {}) =>
  ({
    name: `http://localhost:3000${name}`,
    entryType: 'resource',
    startTime: 100,
    duration: 12.4,
    responseStatus: 200,
    responseEnd: 180,
    serverTiming: parsed(header),
    ...more,
  }) as unknown as PerformanceResourceTiming

const requestId = '0d3a4f6e-1111-4222-8333-944455556666'

test('a request has its operation, its id and the CMS calls behind it', () => {
  covers('errors.report.requests')
  const header = serverTiming({
    operation: 'AddToCart',
    requestId,
    calls: [
      {
        call: 'POST /cart',
        name: 'cart.add',
        status: 409,
        cache: 'none',
        fault: 'fail',
        time: 3.2,
      },
      { call: 'GET /products/x', name: 'products.read', cache: 'hit', time: 0 },
      { call: 'GET /cart', name: 'cart.read', cache: 'none', error: 'CMS_TIMEOUT', time: 2000.4 },
    ],
  })
  expect(timedRequest(entry('/graphql', header), 'page1')).toMatchObject({
    page: 'page1',
    operation: 'AddToCart',
    status: 200,
    time: 12,
    id: requestId,
    cache: '',
    calls: [
      { name: 'cart.add', status: '409', cache: 'none', fault: 'fail', time: 3 },
      { name: 'products.read', status: '-', cache: 'hit', time: 0 },
      { name: 'cart.read', status: 'CMS_TIMEOUT', cache: 'none', time: 2000 },
    ],
  })
})

test('nothing personal of a request is recorded', () => {
  covers('errors.report.requests')
  const hostile = 'ploy@example.com 081 234 5678'
  const variables = encodeURIComponent(JSON.stringify({ text: hostile }))
  const calls = [
    { call: `GET /search?s=${hostile}`, cache: 'none' as const, error: hostile, time: 1 },
  ]
  const recorded = [
    timedRequest(
      entry(
        `/graphql?operationName=Suggestions&variables=${variables}`,
        serverTiming({ operation: hostile, requestId, calls }),
      ),
      'p',
    ),
    timedRequest(entry('/graphql?operationName=ploy%40example.com', ''), 'p'),
    timedRequest(
      entry(`/search/${encodeURIComponent(hostile)}?key=S3cret`, `page;desc="${hostile}"`, {
        entryType: 'navigation',
      }),
      'p',
    ),
  ]
  expect(JSON.stringify(recorded)).not.toMatch(/ploy|example|081|5678|S3cret/)
  expect(recorded.map(({ operation }) => operation)).toEqual(['Suggestions', 'unknown', 'page'])
})
