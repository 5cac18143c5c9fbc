import { connect } from 'node:net'
import { closeUnreadBodies } from '@vitrine/gateway/server/unreadBodies.ts'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../../support/gateway/startGateway.ts'

test.each([
  ['/auth/apple/callback', 411],
  ['/graphql', 413],
  ['/no-such-form', 413],
])('a body for %s that never ends is rejected, and its connection closed', async (path, status) => {
  covers('security.connections.unread')

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
  // A write that the gateway no longer reads fails before the connection is closed.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
  // The gateway's last bytes may be lost when a client sends on.
  expect(received === '' || received.startsWith(`HTTP/1.1 ${status}`)).toBe(true)
  expect(shop.cms.calls).toHaveLength(0)
})

test('a rejected body of the size of a slip is dropped, and its client gets the response', async () => {
  covers('security.connections.unread')

  const app = fastify()
  closeUnreadBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST') return reply.status(429).send()
  })
  app.get('/', () => '')
  const { hostname, port } = new URL(await app.listen())
  onTestFinished(() => app.close())
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  const length = 2_000_000
  socket.write(`POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n\r\n `)
  await expect.poll(() => received).toMatch(/^HTTP\/1.1 429/)
  socket.write(' '.repeat(length - 1))
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  await expect.poll(() => received).toContain('HTTP/1.1 200')
  socket.destroy()
})
