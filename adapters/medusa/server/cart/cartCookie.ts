import type { FastifyReply } from 'fastify'

/** The cookie that contains the id of the visitor's cart in Medusa. */
export const cartCookie = 'vitrine_cart'

/** Seconds for which a browser stores the cart: 30 days. */
const cookieAge = 30 * 24 * 60 * 60

/** Gives the browser the id of its cart. */
export const keepCart = (reply: FastifyReply, id: string) =>
  reply.setCookie(cartCookie, id, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: cookieAge,
  })
