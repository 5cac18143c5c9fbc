import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'regexparam'
import { contractRoutes, factsOf } from '../suite/calls/allCalls.ts'

/** The keys of GET /pages/{key} that are pages of the shop itself; any other slug is a story here. */
const pageKeys = /\/pages\/(home|shop|stories|wishlist)$/

const calls = contractRoutes.flatMap((route) =>
  [route.method].flat().map((method) => ({ route, method, ...parse(route.url) })),
)

/** Starts an HTTP server that responds to each call with its example, and notes the names of the calls. */
export async function startExampleCms() {
  const called: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms')
    const call = calls.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    )
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    const name = call?.route.name ?? ''
    called.push(name)
    if (!call || (name === 'page' && !pageKeys.test(pathname)))
      return response.writeHead(404, headers).end('{"code":"not_found","message":"Not found"}')
    const body = JSON.stringify(factsOf(name).response ?? {})
    return response.writeHead(call.route.status ?? 200, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
