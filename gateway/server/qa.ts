import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf } from '../visitor/visitorCookies.ts'

const cookieName = 'vitrine_qa'
// Faults are separated by commas, which all browsers accept in cookies although RFC 6265 does not.
const faults = /^[\w.:,+*=-]{0,500}$/

/** The QA faults of a browser session (security.qa.production); undefined without any. */
export const faultsOf = (request: FastifyRequest) =>
  cookieOf(request.headers.cookie, cookieName, faults) || undefined

/** `?qa=cart.add:409` sets the QA faults of the browser session; an empty `?qa=` clears them. */
export function registerFaultSwitches(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('qa=')) return
    const query = new URLSearchParams(request.url.split('?', 2)[1])
    // A plus sign in a URL, as in `clock:+2h`, is decoded as a space.
    const value = query.get('qa')?.replaceAll(' ', '+')
    if (value === undefined || !faults.test(value)) return
    const lifetime = value === '' ? '; Max-Age=0' : ''
    reply.header('set-cookie', `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${lifetime}`)
  })
}
