import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { Registration } from '@vitrine/commerce/forms/person.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { eq } from 'drizzle-orm'
import { sessions } from '#cms/database/schema/customers.ts'
import { contractRoute } from '#cms/http/route.ts'
import { serializeUser } from '../../visitor/account.ts'
import { guestHash, requireCustomer } from '../../visitor/sessions.ts'
import { requestPasswordReset } from './lostPassword.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { checkLogin, signIn } from './signIn.ts'

export const customerRoutes = [
  contractRoute('auth.login', {
    handle: async (call) => {
      const customer = await checkLogin(call, call.body)
      await signIn(call, customer, call.body.rememberMe)
      return { user: serializeUser(customer) }
    },
  }),
  contractRoute('auth.register', {
    body: Registration,
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
  contractRoute('auth.lostPassword', {
    handle: async (call) => {
      const { cms, body, language, clock } = call
      await requestPasswordReset(cms.database, { login: body.username, language }, clock.now())
      return {
        success: true,
        message: customerCopy.resetRequested,
      }
    },
  }),
  contractRoute('auth.resetPassword', {
    handle: async (call) => {
      const [now, deviceHash] = [call.clock.now(), guestHash(call)]
      await resetPassword(call.cms, call.body, { now, deviceHash, language: call.language })
      call.visitor.forget('vitrine_session')
      return { success: true, message: customerCopy.passwordChanged }
    },
  }),
  contractRoute('auth.logout', {
    handle: async ({ cms, visitor }) => {
      if (visitor.session)
        await cms.database
          .delete(sessions)
          .where(eq(sessions.tokenHash, tokenHash(visitor.session)))
      visitor.forget('vitrine_session')
      return { success: true, message: customerCopy.signedOut }
    },
  }),
  contractRoute('profile', {
    handle: async (call) => serializeUser(await requireCustomer(call)),
  }),
]
