import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { browserHeaders } from './load.ts'

const script = fileURLToPath(new URL('./plainServer.ts', import.meta.url))

/** A response as it goes over the wire, compressed. */
export interface SameBytes {
  headers: Record<string, string>
  base64: string
}

const perConnection = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Requests an address as a browser does and returns the response without decompressing it. */
export async function fetchBytes(url: string): Promise<SameBytes & { bytes: number }> {
  const request = get(url, { headers: browserHeaders, agent: false })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (response?.statusCode !== 200) throw new Error(`${url}: status ${response?.statusCode}`)
  const chunks = await response.toArray()
  const body = Buffer.concat(chunks)
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !perConnection.has(name) ? [[name, value]] : [],
  )
  return {
    headers: { etag: '"same"', ...Object.fromEntries(headers) },
    base64: body.toString('base64'),
    bytes: body.length,
  }
}

/** Starts a bare Fastify in its own process that gives one response to every GET. */
export async function startPlain(response: SameBytes) {
  const child = fork(script, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } })
  child.send({ headers: response.headers, base64: response.base64 } satisfies SameBytes)
  const [message] = await once(child, 'message')
  return {
    url: (message as { url: string }).url,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
