import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection after a response to a request whose body has not arrived completely, such as a rejection. Node
 * would go on reading it, for as long as a request may take (security.connections.unread).
 */
export function closeUnreadBodies(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { headers, complete } = request.raw
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !complete) reply.header('connection', 'close')
    done(null, payload)
  })
}
