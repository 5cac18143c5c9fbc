import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf } from './visitor.ts'

const cookieName = 'vitrine_qa'
const faults = /^[\w.:,+*=-]{0,500}$/

/** The fault switches a browser session carries (DESIGN §7); undefined for none. */
export const faultsOf = (request: FastifyRequest) =>
  cookieOf(request.headers.cookie, cookieName) || undefined

/** Lets `?qa=cart.add:409` set the fault switches of that browser session, and an empty `?qa=` take them back. */
export function registerFaultSwitches(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('qa=')) return
    const asked = new URLSearchParams(request.url.split('?', 2)[1]).get('qa')
    if (asked === null || !faults.test(asked)) return
    const lifetime = asked === '' ? '; Max-Age=0' : ''
    reply.header('set-cookie', `${cookieName}=${asked}; Path=/; HttpOnly; SameSite=Lax${lifetime}`)
  })
}
