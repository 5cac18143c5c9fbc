import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Returns a function that closes a server once its requests have ended. Idle connections are closed too: browsers open
 * some in advance, and Node would wait until their timeout.
 */
export function createCloser(app: FastifyInstance): () => Promise<void> {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return async () => {
    const closing = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, 100)
    await app.close()
    clearInterval(closing)
  }
}
