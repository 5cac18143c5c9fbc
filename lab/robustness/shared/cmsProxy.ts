import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy between the gateway and a running CMS. */
export interface CmsProxy {
  url: string
  /** Changes a JSON response of the CMS while set. */
  rewrite: ((body: unknown, path: string) => unknown) | undefined
  close(): Promise<void>
}

/** Headers that no longer hold once a body is changed. */
const ofUnchangedBody = ['content-length', 'etag', 'cache-control', 'transfer-encoding']

/** Starts a proxy on a free port in front of a CMS. */
export async function startCmsProxy(cmsUrl: string): Promise<CmsProxy> {
  const server = createServer(async (call, response) => {
    const forwarded = request(new URL(call.url ?? '/', cmsUrl), {
      method: call.method,
      headers: withoutConditions(call, proxy.rewrite !== undefined),
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    call.pipe(forwarded)
    forwarded.on('response', (original) => void passOn(call, original, response))
  })

  async function passOn(
    call: IncomingMessage,
    original: IncomingMessage,
    response: ServerResponse,
  ) {
    const { statusCode = 500, headers } = original
    const isJson = headers['content-type']?.includes('json') ?? false
    if (!proxy.rewrite || !isJson || statusCode !== 200) {
      response.writeHead(statusCode, headers)
      original.pipe(response)
      return
    }
    const body = JSON.parse((await buffer(original)).toString('utf8'))
    const text = JSON.stringify(proxy.rewrite(body, call.url ?? ''))
    const kept = Object.entries(headers).filter(([name]) => !ofUnchangedBody.includes(name))
    response.writeHead(statusCode, { ...Object.fromEntries(kept), 'cache-control': 'no-store' })
    response.end(text)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: CmsProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rewrite: undefined,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

function withoutConditions({ headers }: IncomingMessage, isRewritten: boolean) {
  if (!isRewritten) return headers
  const { 'if-none-match': _, 'accept-encoding': __, ...others } = headers
  return others
}
