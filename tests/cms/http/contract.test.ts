import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasNeutralName, isOptional } from '#tests/contract/calls/allCalls.ts'
import { checkContract } from '#tests/contract/check.ts'
import { callTable, countsOf, junit, namesHint, verdictOf } from '#tests/contract/formats.ts'
import type { Finding } from '#tests/contract/report.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { startMinimalCms } from '#tests/support/cms/minimalCms.ts'
import { startPartialCms } from '#tests/support/cms/partialCms.ts'
import { startSeededCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startSeededCms()
}, 120_000)
afterAll(() => cms.close())

const problemsIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []))

const check = (url: string) => checkContract({ cms: url, write: true, print: () => {} })

test('the embedded CMS fulfils the whole contract', async () => {
  const { findings, calls } = await check(cms.url)
  expect(calls.filter(({ state }) => state !== 'fine')).toEqual([])
  expect(problemsIn(findings)).toEqual([])
  const texts = findings.filter(({ part }) => part === 'Options to type')
  expect(texts.map(({ skipped }) => skipped)).toEqual([undefined, undefined, undefined])
  expect(verdictOf({ findings, calls })).toBe('Conforming.')
  expect(namesHint(calls)).toBeUndefined()
}, 120_000)

test('a CMS that lacks every optional part conforms, and each missing call is named', async () => {
  covers('calls.optional.conforming')

  const minimal = await startMinimalCms(cms.url)
  const result = await check(minimal.url)
  await minimal.close()
  expect(problemsIn(result.findings)).toEqual([])
  for (const { name, state } of result.calls)
    expect([name, state]).toEqual([name, isOptional(name) ? 'not offered' : 'fine'])
  expect(verdictOf(result)).toMatch(/^Conforming, \d\d optional calls missing\.$/)
}, 240_000)

test('a CMS that lacks a required call does not conform, one with neutral names does', async () => {
  covers('calls.optional.conforming')

  const withoutCart = await startPartialCms(cms.url, { isOffered: (name) => name !== 'cart.read' })
  const broken = await check(withoutCart.url)
  await withoutCart.close()
  expect(verdictOf(broken)).toBe('Not conforming.')
  expect(broken.calls).toContainEqual(
    expect.objectContaining({ name: 'cart.read', state: 'missing', detail: 'status 501' }),
  )
  const neutral = await startPartialCms(cms.url, { isOffered: (name) => !hasNeutralName(name) })
  const result = await check(neutral.url)
  await neutral.close()
  expect(problemsIn(result.findings)).toEqual([])
  expect(verdictOf(result)).toBe('Conforming, 4 optional calls missing.')
  expect(namesHint(result.calls)).toContain('CMS_NAMES=neutral')
}, 240_000)

test('the contract check reports where a CMS breaks the contract', async () => {
  const broken = await startBrokenCms(cms.url)
  const { port } = broken.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const result = await checkContract({ cms: url, write: false, print: () => {} })
  const { findings, calls } = result
  const problems = problemsIn(findings).join('\n')
  broken.close()
  for (const expected of [
    'GET /pages/home: meta.title: ',
    'an unknown product is not_found: status 404 without {code, message}',
    'limit=0 is invalid: ',
    'products sort by price in both directions: price is not ascending',
    'sort=date: pages never overlap: a product is on two pages',
    'GET /cart is empty for a new visitor and not cacheable: Cache-Control is not no-store',
    'GET /orders requires a session: ',
  ]) {
    expect(problems).toContain(expected)
  }
  const lines = callTable(calls).map((line) => line.trim().replace(/ {2,}/g, ' · '))
  expect(lines).toContain('GET /api/v1/site-configuration · fine')
  expect(lines).toContain('GET /api/v1/store-locators · missing: status 404: {}')
  expect(lines).toContain('POST /api/v1/cart · not checked')
  expect(lines.find((line) => line.includes('/pages/'))).toMatch(/ · wrong: meta\.title: /)
  expect(countsOf(findings).failed).toBe(problemsIn(findings).length)
  expect(junit(result)).toMatch(
    /<testcase classname="Content" name="GET \/pages\/home"><failure message="meta\.title: [^"<]*"\/>/,
  )
}, 120_000)

test('an address without a server is reported before any check', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await expect(
    checkContract({ cms: `http://127.0.0.1:${port}/`, write: false, print }),
  ).rejects.toThrow(`No server responds at http://127.0.0.1:${port} (connect ECONNREFUSED`)
  expect(lines).toEqual([])
})

/** A proxy that breaks some responses of a correct CMS. */
async function startBrokenCms(good: string): Promise<Server> {
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', good)
    if (url.pathname.endsWith('/store-locators')) return reply.writeHead(404).end('{}')
    if (url.pathname.endsWith('/orders')) return reply.writeHead(200).end('{}')
    if (url.searchParams.get('limit') === '0') url.searchParams.delete('limit')
    if (url.searchParams.get('sort') === 'price') url.searchParams.set('sort', 'price-desc')
    if (url.searchParams.get('sort') === 'date') url.searchParams.set('page', '1')
    const response = await fetch(url)
    const text = await response.text()
    reply.writeHead(response.status, { 'content-type': 'application/json' })
    if (url.pathname === '/api/v1/pages/home') return reply.end(text.replace('"title"', '"name"'))
    if (response.status === 404) return reply.end('{}')
    return reply.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
