import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { Login } from '@vitrine/contract/customer.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import {
  cartCookie,
  dropSession,
  requireCustomer,
  sessionToken,
  toUser,
} from '../visitor/session.ts'
import { beginSession } from './mergeCarts.ts'
import { readRegistration } from './registration.ts'

/** Serves sign-in, registration, sign-out and GET /profile of docs/rest/customer.md. */
export function customerRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop, attempts } = adapter

  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: OpenedSession,
    isRemembered: boolean,
  ) {
    await beginSession(adapter, request, reply, { opened, isRemembered })
    return sendPersonal(reply, { user: toUser(opened.account) })
  }

  app.post('/api/v1/auth/login', async (request, reply) => {
    const { username, password, rememberMe: isRemembered } = parse(Login, request.body)
    const email = username.toLowerCase()
    const attempt = await attempts.signIn(email, request)
    const { opened } = await shop.post<{ opened: OpenedSession | null }>('/sessions', {
      email,
      password,
      isRemembered,
    })
    if (!opened) throw new ContractProblem('invalid', customerCopy.passwordWrong)
    await attempt.succeed(reply)
    return begin(request, reply, opened, isRemembered)
  })
  app.post('/api/v1/auth/register', async (request, reply) => {
    const registration = readRegistration(request.body)
    const { opened } = await shop.post<{ opened: OpenedSession | null }>('/customers', registration)
    reply.status(201)
    if (opened) return begin(request, reply, opened, false)
    // Medusa has one account for each email: the response is the same, but begins no session.
    const user = toUser({ ...registration, id: '' })
    return sendPersonal(reply, { user: { ...user, id: null } })
  })
  app.post('/api/v1/auth/logout', async (request, reply) => {
    const token = sessionToken(request)
    if (token) await shop.post('/sessions/end', { token })
    dropSession(reply).clearCookie(cartCookie, { path: '/' })
    return sendPersonal(reply, { success: true, message: customerCopy.signedOut })
  })
  app.get('/api/v1/profile', async (request, reply) =>
    sendPersonal(reply, toUser(await requireCustomer(adapter, request))),
  )
}
