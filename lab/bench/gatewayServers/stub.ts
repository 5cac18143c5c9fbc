import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { site } from '@vitrine/tests/support/standIns/standInContent.ts'
import { hats } from '@vitrine/tests/support/standIns/standInHats.ts'
import { serve } from './serve.ts'

// The CMS of the benchmark: one prepared listing of twelve products, without delay.
const listing = JSON.stringify({
  data: hats.slice(0, 12),
  filters: [],
  pagination: { limit: 12, page: 1, pageCount: 4, total: 40 },
  lookBooks: [],
})
const headers = {
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(listing),
  'cache-control': 'no-store',
}
// Agents are shown what the settings offer.
const settings = JSON.stringify(site)
const settingsHeaders = {
  ...headers,
  'content-length': Buffer.byteLength(settings),
  'cache-control': 'public, max-age=600',
}
const lastingHeaders = { ...headers, 'cache-control': 'public, max-age=600' }
const server = createServer(({ url }, response) =>
  url?.endsWith('/site-configuration')
    ? response.writeHead(200, settingsHeaders).end(settings)
    : response.writeHead(200, url?.startsWith('/lasting') ? lastingHeaders : headers).end(listing),
)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  serve(`http://127.0.0.1:${port}`, { bytes: listing.length })
})
