import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Adds an ETag to a public response, or sends 304 when the requester has it, in the language of the request. */
export function revalidate(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public')
    if (typeof payload !== 'string' || !isPublic) return payload
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.header('etag', tag)
    const tags = request.headers['if-none-match']?.split(',').map((part) => part.trim())
    if (!tags?.some((item) => item.replace(/^W\//, '') === tag)) return payload
    reply.status(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}
