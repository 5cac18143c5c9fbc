import { deviceSeconds, readDevice } from '@vitrine/commerce/deviceTokens.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { isSignedToken, tokenHash } from '@vitrine/contract/service/tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import type { CmsEnvironment } from '#cms/core/environment.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Host headers of this machine, since another name that resolves to it may be an attack by DNS rebinding. */
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

/** Whether a request is for the back office or its calls. */
export const isOfStaff = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  /^\/(admin|staff)(\/|$)/.test(url)

/** Whether a request for the back office has come through the proxy of ADMIN_URL. */
export const isThroughOfficeProxy = (request: FastifyRequest, { ADMIN_URL }: Variables): boolean =>
  ADMIN_URL !== undefined && isOfStaff(request) && request.headers.host === new URL(ADMIN_URL).host

const cookie = 'vitrine_staff'
const deviceCookie = 'vitrine_staff_device'

/** The purpose for which tokens of sessions are signed. */
export const sessionPurpose = 'staff session'

/** The purpose for which keys of programs are signed. */
export const keyPurpose = 'program key'

/** The token of the key of a program, without its prefix, or undefined without one. */
export const programToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer vitrine_(\S{1,200})$/.exec(headers.authorization ?? '')?.[1]

/**
 * The key by which requests of a program or a member's browser are limited. It is read from signatures alone, so that a
 * made-up one costs no look-up.
 */
export function staffKey(
  request: FastifyRequest,
  { secrets, clock }: Pick<Cms, 'secrets' | 'clock'>,
): string | undefined {
  const program = programToken(request)
  if (isSignedToken(secrets.staff, keyPurpose, program)) return `program ${tokenHash(program)}`
  const { cookies } = request
  const session = cookies[cookie]
  if (isSignedToken(secrets.staff, sessionPurpose, session)) return `staff ${tokenHash(session)}`
  return readDevice(secrets.staff, cookies[deviceCookie], clock.now())?.key
}

/** The tokens of the session of staff and of the browser, and methods to change them. */
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
    device: request.cookies[deviceCookie],
    set: ({ token, device }: { token: string; device: string }, maxAge: number) =>
      reply
        .setCookie(cookie, token, { ...attributes, maxAge })
        .setCookie(deviceCookie, device, { ...attributes, maxAge: deviceSeconds }),
    clear: () => reply.clearCookie(cookie, attributes),
  }
}
