import type { visitorCookies } from '@vitrine/contract/common.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

type VisitorCookie = (typeof visitorCookies)[number]

/** The visitor's cookies, with opaque tokens and methods to set and clear them. */
export interface Visitor {
  /** The session's token, or null without one, or when QA expires sessions. */
  session: string | null
  /** The token of the guest's cart. */
  cart: string | null
  /** Stores a token for `maxAge` seconds, or until the browser closes. */
  keep(cookie: VisitorCookie, token: string, maxAge?: number): void
  forget(cookie: VisitorCookie): void
}

/** Reads the visitor's cookies, which are HttpOnly and SameSite=Lax, and Secure if the shop uses https. */
export function readVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { siteUrl: string; sessionExpired: boolean },
): Visitor {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.siteUrl.startsWith('https:'),
  } as const
  return {
    session: options.sessionExpired ? null : token(request.cookies['vitrine_session']),
    cart: token(request.cookies['vitrine_cart']),
    keep(cookie, value, maxAge) {
      reply.setCookie(cookie, value, { ...attributes, ...(maxAge ? { maxAge } : {}) })
    },
    forget(cookie) {
      reply.clearCookie(cookie, attributes)
    },
  }
}

function token(value: string | undefined) {
  return value && /^[\w.~-]{1,200}$/.test(value) ? value : null
}
