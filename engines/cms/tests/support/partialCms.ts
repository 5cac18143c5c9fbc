import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'regexparam'
import { routes } from '#cms/app/routes.ts'

interface PartialCmsOptions {
  /** Whether a call, by its name, is offered; any other gets `missingStatus`. */
  isOffered: (name: string) => boolean
  /** Changes the body of a successful JSON response of a call, where `origin` is that of the partial CMS. */
  change?: (name: string, body: unknown, origin: string) => unknown
  /** The status of the calls that are not offered, by default 501. */
  missingStatus?: 404 | 501
  /** Translates the path and query of a request for the CMS behind it. */
  readUrl?: (url: string) => string
  /** Names of the visitor's cookies by those of the CMS behind it. */
  cookieNames?: Readonly<Record<string, string>>
}

/** A CMS on a free port that offers a part of what another one does. */
export interface PartialCms {
  url: string
  /** The requests that reached it, such as `GET /api/v1/cart`, without their queries. */
  requests: string[]
  close(): Promise<void>
}

const calls = routes.flatMap(({ name, method, url }) =>
  [method].flat().map((item) => ({ name, method: item, ...parse(url) })),
)

const withoutBody = new Set(['GET', 'HEAD'])
const hopHeaders = /^(connection|keep-alive|transfer-encoding|content-(length|encoding)|host)$/

/** Starts an HTTP server that passes the calls which it offers on to the CMS at this address. */
export async function startPartialCms(
  target: string,
  options: PartialCmsOptions,
): Promise<PartialCms> {
  const { isOffered, change = (_name, body) => body, missingStatus = 501 } = options
  const { readUrl = (url) => url, cookieNames = {} } = options
  const requests: string[] = []
  const names = Object.entries(cookieNames)
  const toOwnNames = (cookie: string) =>
    names.reduce((text, [name, cookieName]) => text.replace(`${name}=`, `${cookieName}=`), cookie)
  const toNames = (cookies: string) =>
    names.reduce((text, [name, cookieName]) => text.replace(`${cookieName}=`, `${name}=`), cookies)
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => response.destroy(error))
  })

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request
    const { pathname } = new URL(url, target)
    requests.push(`${method} ${pathname}`)
    const call = calls.find((call) => call.method === method && call.pattern.test(pathname))
    if (call && !isOffered(call.name)) {
      const body = { code: 'not_found', message: 'This call is not offered' }
      response.writeHead(missingStatus, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.entries(request.headers).filter(([name]) => !hopHeaders.test(name))
    const answer = await fetch(new URL(readUrl(url), target), {
      method,
      redirect: 'manual',
      headers: headers.map(([name, value]) => [
        name,
        name === 'cookie' ? toNames(`${value}`) : `${value}`,
      ]),
      body: withoutBody.has(method) ? null : Buffer.concat(chunks),
    })
    const text = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.ok && /json/.test(answer.headers.get('content-type') ?? '')
    const body =
      isJson && call ? JSON.stringify(change(call.name, JSON.parse(`${text}`), origin)) : text
    response.writeHead(answer.status, [
      ...[...answer.headers]
        .filter(([name]) => !hopHeaders.test(name))
        .flatMap(([name, value]) => [name, name === 'set-cookie' ? toOwnNames(value) : value]),
    ])
    response.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    requests,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
