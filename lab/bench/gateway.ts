import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import autocannon from 'autocannon'
import { agentSearch, query } from './gatewayServers/query.ts'
import { verdict } from './shared/goals.ts'
import { otherWork } from './shared/otherWork.ts'
import { writeResult } from './shared/results.ts'

const connections = 50
const apollo = 'Apollo Server, Fastify, datasource-rest'
const limit = 'the stub alone (upper bound)'
const cached = 'Vitrine, cached persisted GET'
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
const hash = createHash('sha256').update(query).digest('hex')

async function start(name: string, ...parameters: string[]) {
  const child = fork(new URL(`gatewayServers/${name}.ts`, import.meta.url), parameters, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [{ url, bytes }] = await once(child, 'message')
  return {
    url: url as string,
    bytes: bytes as number,
    /** Microseconds of processor time used so far. */
    async used(): Promise<number> {
      child.send('used')
      const [{ microseconds }] = await once(child, 'message')
      return microseconds
    },
    stop: () => child.kill('SIGKILL'),
  }
}

type Server = Awaited<ReturnType<typeof start>>

interface Measured {
  /** Requests a second over the whole run. */
  rate: number
  /** Milliseconds. */
  p99: number
  /** Microseconds of processor time per request, which other work on the machine affects least. */
  cost: number
}

/** Measures after a warm-up. */
async function measure(server: Server, requests: autocannon.Request[]): Promise<Measured> {
  const { url } = server
  await autocannon({ url, connections, duration: 3, requests })
  const before = await server.used()
  const result = await autocannon({ url, connections, duration: seconds, requests })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} rejected, ${result.errors} failed`)
  const cost = ((await server.used()) - before) / result.requests.total
  return { rate: result.requests.average, p99: result.latency.p99, cost }
}

// Each request has other search terms, so that no response is cached and no two requests share a call.
const postsTo = (path: string, bodyOf: (search: string) => object) =>
  Array.from(
    { length: 2000 },
    (_, index): autocannon.Request => ({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: '',
      setupRequest: (request) => {
        counter += 1
        return { ...request, body: JSON.stringify(bodyOf(`w${index}-${counter}`)) }
      },
    }),
  )
let counter = 0
const posts = postsTo('/graphql', (search) => ({ query, variables: { search } }))

/** The search of agents: the document itself, and the tool that runs it. */
const searches = postsTo('/graphql', (search) => ({
  query: agentSearch,
  variables: { filter: { search }, sort: 'DEFAULT', first: 12 },
}))
const toolCalls = postsTo('/mcp', (search) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: {
    name: 'search_catalog',
    arguments: { catalog: { query: search, pagination: { limit: 12 } } },
  },
}))

const persistedGet: autocannon.Request = {
  method: 'GET',
  path: `/graphql?${new URLSearchParams({
    variables: '{}',
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  })}`,
  headers: { 'apollo-require-preflight': 'true' },
}

/** Measures each gateway with twelve products, 50 connections and a CMS without delay. */
export async function run() {
  const otherCores = await otherWork()
  const stub = await start('stub')
  console.log(
    `${stub.bytes} bytes of listing, ${connections} connections, ${seconds} s each, other work ${figure(otherCores, 2)} cores\n`,
  )
  const rows = new Map<string, Measured>()
  const add = (title: string, measured: Measured) => {
    rows.set(title, measured)
    const first = rows.get(apollo)
    const times = (ratio: number) => `${ratio.toFixed(2)} ×`.padStart(9)
    console.log(
      title.padEnd(42),
      String(Math.round(measured.rate)).padStart(7),
      'req/s',
      first ? times(measured.rate / first.rate) : ''.padStart(9),
      `${Math.round(measured.cost)} µs`.padStart(9),
      first ? times(first.cost / measured.cost) : ''.padStart(9),
      `${measured.p99} ms`.padStart(8),
    )
  }
  console.log(`${''.padEnd(56)} × Apollo   CPU each  × Apollo      p99`)
  try {
    add(limit, await measure(stub, [{ method: 'GET', path: '/api/v1/products' }]))
    for (const [name, title, requests] of [
      ['apollo', apollo, posts],
      ['mercurius', 'Mercurius with JIT, undici', posts],
      ['ours', 'Vitrine, uncached', posts],
      ['ours', cached, [persistedGet]],
      ['ours', 'Vitrine, the search of agents as GraphQL', searches],
      ['ours', 'Vitrine, the search of agents by MCP', toolCalls],
    ] as const) {
      const server = await start(name, requests.length > 1 ? stub.url : `${stub.url}/lasting`)
      try {
        add(title, await measure(server, [...requests]))
      } finally {
        server.stop()
      }
    }
    const [one, stubRate] = [rows.get(cached)?.rate, rows.get(limit)?.rate]
    if (one && stubRate)
      writeResult({
        name: 'Cached GraphQL: requests',
        unit: 'requests/s',
        value: one,
        beside: { name: 'the stub alone', value: stubRate },
        goals: [`${verdict(one / stubRate, '≥', 0.8)} ×`],
        otherCores,
      })
  } finally {
    stub.stop()
  }
}
