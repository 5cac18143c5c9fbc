import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { query } from './gatewayServers/query.ts'

const connections = 50
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
const hash = createHash('sha256').update(query).digest('hex')

async function start(name: string, ...parameters: string[]) {
  const child = fork(new URL(`gatewayServers/${name}.ts`, import.meta.url), parameters, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [{ url, bytes }] = await once(child, 'message')
  return { url: url as string, bytes: bytes as number, stop: () => child.kill('SIGKILL') }
}

/** Requests a second over the whole run, after a warm-up that is not counted. */
async function measure(url: string, requests: autocannon.Request[]) {
  await autocannon({ url, connections, duration: 3, requests })
  const result = await autocannon({ url, connections, duration: seconds, requests })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

// Each asks for other words, so that nothing is answered from memory and no two wait for the same call.
const posts = Array.from(
  { length: 2000 },
  (_, index): autocannon.Request => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: '',
    setupRequest: (request) => {
      counter += 1
      return {
        ...request,
        body: JSON.stringify({ query, variables: { search: `w${index}-${counter}` } }),
      }
    },
  }),
)
let counter = 0

const persistedGet: autocannon.Request = {
  method: 'GET',
  path: `/graphql?${new URLSearchParams({
    variables: '{}',
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  })}`,
  headers: { 'apollo-require-preflight': 'true' },
}

/** Twelve products, 50 connections, a CMS that answers at once: what each gateway makes of it. */
export async function run() {
  const stub = await start('stub')
  console.log(`${stub.bytes} bytes of listing, ${connections} connections, ${seconds} s each\n`)
  const rows: [string, { rate: number; p99: number }][] = []
  const add = (name: string, result: { rate: number; p99: number }) => {
    rows.push([name, result])
    const first = rows.find(([row]) => row.startsWith('Apollo'))?.[1].rate
    const ratio = first ? `${(result.rate / first).toFixed(2)} × Apollo` : ''
    console.log(
      name.padEnd(44),
      String(Math.round(result.rate)).padStart(7),
      'req/s',
      `p99 ${result.p99} ms`.padStart(12),
      ratio.padStart(16),
    )
  }
  try {
    add(
      'the stub alone (the limit)',
      await measure(stub.url, [{ method: 'GET', path: '/api/v1/products' }]),
    )
    for (const [name, title, requests] of [
      ['apollo', 'Apollo Server, Fastify, datasource-rest', posts],
      ['mercurius', 'Mercurius with JIT, undici', posts],
      ['ours', 'Vitrine, nothing in memory', posts],
      ['ours', 'Vitrine, persisted GET in memory', [persistedGet]],
    ] as const) {
      const server = await start(name, requests.length > 1 ? stub.url : `${stub.url}/lasting`)
      try {
        add(title, await measure(server.url, [...requests]))
      } finally {
        server.stop()
      }
    }
  } finally {
    stub.stop()
  }
}
