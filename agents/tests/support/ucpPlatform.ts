import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { capabilities, ucpVersion } from '#agents/core/protocol.ts'

/** A request that a platform received. */
export interface ReceivedEvent {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Starts a platform that publishes a profile and receives events of orders. */
export async function startPlatform({
  version = ucpVersion,
  names = Object.values(capabilities).map(({ name }) => name) as readonly string[],
} = {}) {
  const events: ReceivedEvent[] = []
  /** The status with which it responds to events. */
  const platform = { status: 200 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (request.method === 'POST') {
      events.push({ headers: request.headers, body })
      response.statusCode = platform.status
      return response.end('{}')
    }
    const { port } = server.address() as AddressInfo
    const config = { webhook_url: `http://127.0.0.1:${port}/events` }
    const entries = names.map((name) => [
      name,
      [{ version, ...(name.endsWith('.order') && { config }) }],
    ])
    const ucp = {
      version,
      services: {},
      payment_handlers: {},
      capabilities: Object.fromEntries(entries),
    }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ ucp }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(platform, {
    profile: `http://127.0.0.1:${(server.address() as AddressInfo).port}/profile.json`,
    events,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  })
}
