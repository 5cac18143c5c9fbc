import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf } from './visitor.ts'

const cookieName = 'vitrine_qa'
// Commas part the faults; every browser keeps them in a cookie, though RFC 6265 does not.
const faults = /^[\w.:,+*=-]{0,500}$/

/** The fault switches a browser session carries (DESIGN §7); undefined for none. */
export const faultsOf = (request: FastifyRequest) =>
  cookieOf(request.headers.cookie, cookieName, faults) || undefined

/** Lets `?qa=cart.add:409` set the fault switches of that browser session, and an empty `?qa=` take them back. */
export function registerFaultSwitches(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('qa=')) return
    const query = new URLSearchParams(request.url.split('?', 2)[1])
    // A plus that stands as it is in an address, as in `clock:+2h`, is read as a space.
    const asked = query.get('qa')?.replaceAll(' ', '+')
    if (asked === undefined || !faults.test(asked)) return
    const lifetime = asked === '' ? '; Max-Age=0' : ''
    reply.header('set-cookie', `${cookieName}=${asked}; Path=/; HttpOnly; SameSite=Lax${lifetime}`)
  })
}
