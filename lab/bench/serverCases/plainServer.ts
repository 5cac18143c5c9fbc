import Fastify from 'fastify'
import type { SameBytes } from './plainProcess.ts'

// Only Fastify and one response: the upper bound for a server of this kind.
process.once('message', async (message) => {
  const { headers, base64 } = message as SameBytes
  const body = Buffer.from(base64, 'base64')
  const app = Fastify()
  app.get('/*', (request, reply) => {
    reply.headers(headers)
    if (request.headers['if-none-match'] === headers['etag']) reply.code(304).send()
    else reply.send(body)
  })
  process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
})
process.on('disconnect', () => process.exit())
