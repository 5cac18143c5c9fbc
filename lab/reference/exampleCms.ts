import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { examples } from '@vitrine/commerce/openapi/examples/examples.ts'
import { callUrl } from '@vitrine/contract/calls/call.ts'
import { callList } from '@vitrine/contract/calls/calls.ts'
import { parse } from 'regexparam'

/** The keys of GET /pages/{key} that are pages of the shop itself, unlike stories. */
const pageKeys = /\/pages\/(home|shop|stories|wishlist)$/

const calls = callList.flatMap((call) =>
  [call.method].flat().map((method) => ({ ...call, method, ...parse(callUrl(call)) })),
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
    called.push(call?.name ?? '')
    if (!call || (call.name === 'page' && !pageKeys.test(pathname)))
      return response.writeHead(404, headers).end('{"code":"not_found","message":"Not found"}')
    const body = JSON.stringify(examples[call.name].response ?? {})
    return response.writeHead(call.status ?? 200, headers).end(body)
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
