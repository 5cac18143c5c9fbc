import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReceivedCall } from './standInRoutes.ts'
import { respond } from './standInRoutes.ts'

/** Intercepts a call: responds to it and returns true, or returns false. */
export type Interference = (request: ReceivedCall, response: ServerResponse) => boolean

/** A CMS other than the embedded one, on plain node:http, with a hat maker's data (docs/rest, all reads). */
export interface StandInCms {
  url: string
  calls: ReceivedCall[]
  /** The header Cache-Control of public responses. */
  cacheControl: string
  interfere: Interference | undefined
  /** Stops listening: connections fail until `open` is called. */
  kill(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

/** Starts a stand-in CMS on a free port of this machine. */
export async function startStandInCms(): Promise<StandInCms> {
  const server = createServer((request, response) => void serve(request, response))
  const cms: StandInCms = {
    url: '',
    calls: [],
    cacheControl: 'public, max-age=60',
    interfere: undefined,
    kill: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    open: async () => {
      server.listen(Number(new URL(cms.url).port), '127.0.0.1')
      await once(server, 'listening')
    },
    close: async () => {
      if (server.listening) await cms.kill()
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: path = '/', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const call = { method, path, headers, body: Buffer.concat(chunks) }
    cms.calls.push(call)
    if (cms.interfere?.(call, response)) return
    const { status = 200, headers: ownHeaders = {}, body, isPublic } = respond(call)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const etag = `"${createHash('md5').update(text).digest('hex')}"`
    const isUnchanged = isPublic && headers['if-none-match'] === etag
    response.writeHead(isUnchanged ? 304 : status, {
      'content-type': typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': isPublic ? cms.cacheControl : 'private, no-store',
      ...(isPublic && { etag }),
      'x-hutmacher': 'internal',
      ...ownHeaders,
    })
    response.end(isUnchanged ? undefined : text)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cms.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cms
}
