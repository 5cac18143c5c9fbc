import type { FastifyReply } from 'fastify'
import { sitePath } from '#contract/sitePath.ts'

/** Redirects to a path of this site, or to the home page when the path leads elsewhere (security.redirects.local). */
export const redirectLocally = (
  reply: FastifyReply,
  path: string,
  status: 301 | 302 | 303,
): FastifyReply => reply.redirect(sitePath(path) ?? '/', status)
