import { slipMaximumBytes } from '@vitrine/contract/orders.ts'
import type { FastifyInstance } from 'fastify'

/** Bytes of a rejected body that are read and dropped: those of an upload that would be accepted, and its form. */
const maxDropped = slipMaximumBytes + 100_000

/**
 * Closes the connection after a response to a request whose body is incomplete and longer than an upload or of unknown
 * length, which Node would go on reading; a shorter one is dropped, because a client that still sends would lose the
 * response with its connection (security.connections.unread).
 */
export function closeUnreadBodies(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { headers, complete } = request.raw
    const isEndless = headers['transfer-encoding'] !== undefined
    if (!complete && (isEndless || Number(headers['content-length'] ?? 0) > maxDropped))
      reply.header('connection', 'close')
    done(null, payload)
  })
}
