import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { Registration } from '@vitrine/commerce/forms/person.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import {
  cartCookie,
  dropSession,
  requireCustomer,
  sessionToken,
  toUser,
} from '../visitor/session.ts'
import { beginSession } from './mergeCarts.ts'
import { toRegistration } from './registration.ts'

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
    return { user: toUser(opened.account) }
  }

  serve(app, 'auth.login', async ({ body, request, reply }) => {
    const { username, password, rememberMe: isRemembered } = body
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
  serve(
    app,
    'auth.register',
    async ({ body, request, reply }) => {
      const registration = toRegistration(body)
      const { opened } = await shop.post<{ opened: OpenedSession | null }>(
        '/customers',
        registration,
      )
      if (opened) return begin(request, reply, opened, false)
      // Medusa has one account for each email: the response is the same, but begins no session.
      const user = toUser({ ...registration, id: '' })
      return { user: { ...user, id: null } }
    },
    Registration,
  )
  serve(app, 'auth.logout', async ({ request, reply }) => {
    const token = sessionToken(request)
    if (token) await shop.post('/sessions/end', { token })
    dropSession(reply).clearCookie(cartCookie, { path: '/' })
    return { success: true, message: customerCopy.signedOut }
  })
  serve(app, 'profile', async ({ request }) => toUser(await requireCustomer(adapter, request)))
}
