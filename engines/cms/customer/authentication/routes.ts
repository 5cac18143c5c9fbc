import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { Registration } from '@vitrine/commerce/forms/person.ts'
import { Message } from '@vitrine/contract/common.ts'
import {
  Login,
  LostPassword,
  ResetPassword,
  User,
  UserResponse,
} from '@vitrine/contract/customer.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { eq } from 'drizzle-orm'
import { sessions } from '#cms/database/schema/customers.ts'
import { route } from '#cms/http/route.ts'
import { serializeUser } from '../../visitor/account.ts'
import { guestHash, requireCustomer } from '../../visitor/sessions.ts'
import { requestPasswordReset } from './lostPassword.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { checkLogin, signIn } from './signIn.ts'

export const customerRoutes = [
  route({
    name: 'auth.login',
    method: 'POST',
    url: '/api/v1/auth/login',
    summary: "Signs in by username or email; the guest's bag is merged",
    body: Login,
    response: UserResponse,
    handle: async (call) => {
      const customer = await checkLogin(call, call.body)
      await signIn(call, customer, call.body.rememberMe)
      return { user: serializeUser(customer) }
    },
  }),
  route({
    name: 'auth.register',
    method: 'POST',
    url: '/api/v1/auth/register',
    summary:
      'Creates an account and signs in; the response does not reveal whether the email has one',
    status: 201,
    body: Registration,
    response: UserResponse,
    handle: async (call) => {
      const customer = await register(call.cms.database, call.body, {
        now: call.clock.now(),
        sender: call.cms.environment,
        language: call.language,
        thai: call.cms.thai,
      })
      await signIn(call, customer, false)
      return { user: serializeUser(customer) }
    },
  }),
  route({
    name: 'auth.lostPassword',
    method: 'POST',
    url: '/api/v1/auth/lost-password',
    summary: 'Sends a password reset link; the response does not reveal whether the account exists',
    body: LostPassword,
    response: Message,
    handle: async (call) => {
      const { cms, body, language, clock } = call
      await requestPasswordReset(cms.database, { login: body.username, language }, clock.now())
      return {
        success: true,
        message: customerCopy.resetRequested,
      }
    },
  }),
  route({
    name: 'auth.resetPassword',
    method: 'POST',
    url: '/api/v1/auth/reset-password',
    summary: 'Sets a new password; the key is valid once, and all sessions end',
    body: ResetPassword,
    response: Message,
    handle: async (call) => {
      const [now, deviceHash] = [call.clock.now(), guestHash(call)]
      await resetPassword(call.cms, call.body, { now, deviceHash, language: call.language })
      call.visitor.forget('vitrine_session')
      return { success: true, message: customerCopy.passwordChanged }
    },
  }),
  route({
    name: 'auth.logout',
    method: 'POST',
    url: '/api/v1/auth/logout',
    summary: 'Ends the session',
    response: Message,
    handle: async ({ cms, visitor }) => {
      if (visitor.session)
        await cms.database
          .delete(sessions)
          .where(eq(sessions.tokenHash, tokenHash(visitor.session)))
      visitor.forget('vitrine_session')
      return { success: true, message: customerCopy.signedOut }
    },
  }),
  route({
    name: 'profile',
    method: 'GET',
    url: '/api/v1/profile',
    summary: 'The signed-in customer',
    response: User,
    handle: async (call) => serializeUser(await requireCustomer(call)),
  }),
]
