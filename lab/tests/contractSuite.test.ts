import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startPartialCms } from '@vitrine/cms/tests/support/partialCms.ts'
import { callList } from '@vitrine/contract/calls/calls.ts'
import { temporaryFolder } from '@vitrine/tests/scripts/temporaryFolder.ts'
import { emptyCart } from '@vitrine/tests/support/standIns/standInOrders.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { areas, isIn, parseAreas } from '#lab/contract/areas.ts'
import { checkContract } from '#lab/contract/check.ts'
import { callTable, junit, resultVerdict } from '#lab/contract/formats.ts'
import { startSkeletonCms } from '#lab/tests/support/skeletonCms.ts'

let skeleton: Awaited<ReturnType<typeof startSkeletonCms>>

beforeAll(async () => {
  skeleton = await startSkeletonCms()
})
afterAll(() => skeleton.close())

interface Body {
  data: { id?: unknown; price: unknown }[]
  pagination: unknown
}

/** Checks the shop page of the skeleton after a change of its listings. */
async function checkShop(change: (listing: Body) => unknown) {
  const cms = await startPartialCms(skeleton.url, {
    isOffered: () => true,
    change: (name, body) => (name === 'products.list' ? change(body as Body) : body),
  })
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const result = await checkContract({ cms: cms.url, write: false, only: ['shop'], print })
  await cms.close()
  const table = callTable(result.calls).map((line) => line.trim().replace(/ {2,}/g, ' · '))
  return { result, output: lines.join('\n'), table }
}

test('every wrong field of a call is listed, on one line when several items have it', async () => {
  const { result, output, table } = await checkShop(({ data, ...listing }) => {
    delete data[1]?.id
    return { ...listing, data: data.map((card) => ({ ...card, price: 'abc' })), pagination: 'none' }
  })
  const lines = [
    'data.*.price: expected number, received string; sent "abc" (3 times, first data.0.price)',
    'data.*.id: expected string, received undefined',
    'pagination: expected object, received string; sent "none"',
  ]
  expect(output).toMatch(/ {2}✗ GET \/products\n {6}data/)
  for (const line of lines) expect(output.split(`      ${line}\n`)).toHaveLength(2)
  expect(output).toContain('  ✗ sort=date: pages never overlap: as above\n')
  const [row = ''] = table.filter((line) => line.startsWith('GET /api/v1/products '))
  expect(row).toMatch(/ · wrong: data\.\*\.price: .*, and 2 more$/)
  expect(resultVerdict(result)).toBe('Not conforming in shop.')
  const { fields } = result.calls.find(({ name }) => name === 'products.list') ?? {}
  expect(fields?.map(({ field }) => field)).toEqual(['data.*.price', 'data.*.id', 'pagination'])
  expect(junit(result)).toMatch(
    /<failure message="data\.\*\.price: [^"]*">data\.[^<]*\ndata\.\*\.id: /,
  )
})

test('an item that the gateway leaves out is wrong, with all its fields, and the others are checked', async () => {
  const { output, table } = await checkShop(({ data, ...listing }) => {
    const isShirt = ({ id }: { id?: unknown }) => id === 101
    const broken = ({ id: _, ...card }: { id?: unknown }) => ({ ...card, price: 'abc' })
    return { ...listing, data: data.map((card) => (isShirt(card) ? broken(card) : card)) }
  })
  expect(output).toContain(
    `      data.*.id: expected string, received undefined, so that the gateway leaves it out\n`,
  )
  expect(output).toContain(
    '      data.*.price: expected number, received string, so that the gateway leaves it out; sent "abc"\n',
  )
  expect(output).toContain('  ✗ sort=date: pages never overlap: as above\n')
  expect(output).toMatch(/✓ GET \/products\/\{slug\} agrees with its card/)
  expect(table.filter((line) => / · wrong: data\.\*\.id: .*, and 1 more$/.test(line))).toHaveLength(
    1,
  )
})

test('what is read generously is named once, and the call is not plainly fine', async () => {
  const { result, output, table } = await checkShop(({ data, ...listing }) => ({
    ...listing,
    data,
  }))
  expect(
    output.split('      data.*.id: read as a text; sent 101 (3 times, first data.0.id)\n'),
  ).toHaveLength(2)
  expect(output).toContain('  ✓ sort=date: pages never overlap\n')
  const [row = ''] = table.filter((line) => line.startsWith('GET /api/v1/products '))
  expect(row).toMatch(/ · fine, read generously: data\.\*\.id: read as a text; .*, and \d more$/)
  expect(table).toContain('GET /api/v1/pages/:slug · fine')
  expect(resultVerdict(result)).toBe('Conforming in shop, 3 calls read generously.')
})

test('a listing without products is wrong when its total counts some', async () => {
  const { table } = await checkShop((listing) => ({ ...listing, data: null }))
  expect(table).toContain('GET /api/v1/products · wrong: no products, of 3')
  expect(table).toContain('GET /api/v1/products/:slug · not checked')
})

test('a call whose body is valid but does not do what was requested is wrong', async () => {
  const { result, output, table } = await checkShop(({ data, ...listing }) => ({
    ...listing,
    data: data.toSorted((one, other) => Number(other.price) - Number(one.price)),
  }))
  expect(output).toContain('  ✗ products sort by price in both directions: price is not ascending')
  expect(table).toContain('GET /api/v1/products · wrong: price is not ascending')
  expect(table).toContain('GET /api/v1/pages/:slug · fine')
  expect(resultVerdict(result)).toBe('Not conforming in shop.')
})

/** Starts a server on a free port, which ends with the test. */
async function startServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const check = (cms: string) =>
  checkContract({ cms, write: false, only: parseAreas('shop'), print: () => {} })

test('a page in place of JSON, and a connection that breaks, are wrong responses', async () => {
  const page = await check(
    await startServer((request, response) => {
      if (request.url?.startsWith('/api/v1/products')) return response.destroy()
      const headers = { 'content-type': 'text/html' }
      return response.writeHead(200, headers).end('<!doctype html><h1>Hats</h1>')
    }),
  )
  const details = page.calls.map(({ name, state, detail }) => `${name} ${state}: ${detail}`)
  expect(details).toEqual([
    'page wrong: the body: expected object, received string; sent "<!doctype html><h1>Hats</h1>"',
    'products.list wrong: no response (other side closed)',
    'products.read wrong: no response (other side closed)',
    'site wrong: the body: expected object, received string; sent "<!doctype html><h1>Hats</h1>"',
  ])
})

test('what a CMS does otherwise than documented is reported, though its bodies are valid', async () => {
  const url = await startServer(async (request, response) => {
    const address = new URL(request.url ?? '/', skeleton.url)
    const { pathname, searchParams: query } = address
    if (pathname.endsWith('/cart')) return response.end(JSON.stringify(emptyCart))
    if (pathname.endsWith('/orders')) return response.end('{}')
    if (query.get('limit') === '0') query.delete('limit')
    if (query.get('sort') === 'date') query.set('page', '1')
    const answer = await fetch(address)
    response.end(answer.ok ? await answer.text() : '{}')
  })
  const only = ['shop', 'cart', 'orders'] as const
  const { findings } = await checkContract({ cms: url, write: false, only, print: () => {} })
  const problems = findings.map(({ name, problem }) => `${name}: ${problem}`)
  for (const expected of [
    'an unknown product is not_found: GET /api/v1/products/:slug: status 200 without {code, message}',
    'limit=0 is invalid: GET /api/v1/products: status 200 without {code, message}',
    'sort=date: pages never overlap: a product is on two pages',
    'GET /cart is empty for a new visitor and not cacheable: Cache-Control is not no-store',
    'GET /orders requires a session: status 200 without {code, message}',
  ])
    expect(problems).toContain(expected)
})

test('a CMS below a path conforms as one at the root does', async () => {
  const url = await startServer(async ({ url = '' }, response) => {
    if (!url.startsWith('/cms/')) return response.writeHead(500).end()
    const answer = await fetch(skeleton.url + url.slice('/cms'.length))
    return response
      .writeHead(answer.status, Object.fromEntries(answer.headers))
      .end(await answer.text())
  })
  expect(resultVerdict(await check(`${url}/cms/`))).toBe(resultVerdict(await check(skeleton.url)))
})

test('every call belongs to one area, and some to the shop page too', () => {
  const owners = areas.filter((area) => area !== 'shop')
  for (const { name } of callList)
    expect([name, owners.filter((area) => isIn([area], name))]).toEqual([
      name,
      [expect.any(String)],
    ])
})

/** Runs the command and resolves with its exit code and its output. */
const run = (...options: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const main = join(import.meta.dirname, '../contract/main.ts')
    execFile(process.execPath, [main, ...options], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

test('the command ends with 0 for a CMS that conforms, 1 for others, 2 for wrong arguments', async () => {
  const folder = await temporaryFolder()
  const [json, xml] = [join(folder, 'result.json'), join(folder, 'result.xml')]
  const [conforming, broken, wrong] = await Promise.all([
    run('--cms', skeleton.url, '--only', 'shop', '--json', json, '--junit', xml),
    run('--cms', skeleton.url, '--only', 'search'),
    run('--cms', skeleton.url, '--only', 'everything'),
  ])
  expect([conforming.code, broken.code, wrong.code]).toEqual([0, 1, 2])
  expect(conforming.output).toMatch(/\nConforming in shop[,.]/)
  expect(broken.output).toContain('\nNot conforming in search.')
  expect(wrong.output).toContain('Unknown area “everything” in --only. The areas are shop, content')
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ only: ['shop'], failed: 0 })
  expect(await readFile(xml, 'utf8')).toContain('<testsuite name="The shop page"')
})
