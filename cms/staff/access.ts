import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CmsEnvironment } from '#cms/core/environment.ts'
import { ContractProblem, notFound } from '#contract/problem.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Host headers of this machine. Another name that resolves to it may be an attack by DNS rebinding. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

type Variables = Pick<CmsEnvironment, 'ADMIN_URL'>

/** Whether the request comes from this machine and through no proxy. */
export function isDirect(request: FastifyRequest): boolean {
  const isLocal = loopback.has(request.socket.remoteAddress ?? '127.0.0.1')
  return isLocal && request.headers['x-forwarded-for'] === undefined
}

/**
 * The origin of the back office for this request: this machine, or the host of ADMIN_URL. Throws not_found for all
 * others, so that the back office is never public by default (security.staff.access).
 */
export function staffOrigin(request: FastifyRequest, { ADMIN_URL }: Variables): string {
  const host = request.headers.host ?? ''
  if (ADMIN_URL && new URL(ADMIN_URL).host === host) return new URL(ADMIN_URL).origin
  if (isDirect(request) && localHost.test(host)) return `http://${host}`
  throw notFound()
}

/** Throws forbidden for a request that another site sends with the cookie of staff (security.staff.csrf). */
export function requireSameOrigin(request: FastifyRequest, variables: Variables): void {
  const origin = staffOrigin(request, variables)
  if (request.headers.origin === origin) return
  // No browser sends it without an origin.
  if (request.headers.origin === undefined) throw notFound()
  throw new ContractProblem(
    'forbidden',
    'Requests to the back office come from its own pages only.',
  )
}

const cookie = 'vitrine_staff'

/** The token of the session of staff, and methods to change it. */
export const staffCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { ADMIN_URL = '' }: Variables,
) => {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: ADMIN_URL.startsWith('https:'),
  } as const
  return {
    token: request.cookies[cookie],
    set: (token: string, maxAge: number) =>
      reply.setCookie(cookie, token, { ...attributes, maxAge }),
    clear: () => reply.clearCookie(cookie, attributes),
  }
}
