import type { FastifyReply } from 'fastify'

/** Sends a response for one visitor, which is never cached. */
export const sendPersonal = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.header('cache-control', 'private, no-store').send(body)
