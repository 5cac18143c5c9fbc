import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startShop } from '../support/gateway/startGateway.ts'

test.each([
  ['/auth/apple/callback', 411],
  ['/graphql', 413],
  ['/no-such-form', 413],
])('a body for %s that never ends is rejected, and its connection closed', async (path, status) => {
  await using shop = await startShop()
  const { hostname, port } = new URL(shop.gateway.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  const sending = setInterval(
    () => socket.writable && socket.write(`4000\r\n${' '.repeat(0x4000)}\r\n`),
    5,
  )
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) })
  clearInterval(sending)
  // What the gateway sent last may be lost when a client sends on.
  expect(received === '' || received.startsWith(`HTTP/1.1 ${status}`)).toBe(true)
  expect(shop.cms.calls).toHaveLength(0)
})
