import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { resetEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import type { Account } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'

type Reset = { key: string; account: Account } | null
type ResetOutcome = 'changed' | 'unknown' | 'used' | 'expired'

const rejections: Record<Exclude<ResetOutcome, 'changed'>, string> = {
  unknown: customerCopy.resetLinkInvalid,
  used: customerCopy.resetLinkUsed,
  expired: customerCopy.resetLinkExpired,
}

/** Serves the lost and the new password of docs/rest/customer.md. */
export function passwordRoutes(app: FastifyInstance, adapter: Adapter) {
  serve(app, 'auth.lostPassword', async ({ body, language, request }) => {
    // After the response, so that its time does not reveal whether the account exists.
    sendReset(adapter, body.username.toLowerCase(), language).catch((error: unknown) => {
      request.log.error({ err: error }, 'a password reset was not sent')
    })
    return { success: true, message: customerCopy.resetRequested }
  })
  serve(app, 'auth.resetPassword', async ({ body }) => {
    const { resetKey: key, resetLogin, password } = body
    const reset = { key, email: resetLogin.toLowerCase(), password }
    const { outcome } = await adapter.shop.post<{ outcome: ResetOutcome }>(
      '/passwords/reset',
      reset,
    )
    if (outcome !== 'changed') {
      const message = rejections[outcome]
      throw new ContractProblem('invalid', message, { fields: { resetKey: message } })
    }
    return { success: true, message: customerCopy.passwordChanged }
  })
}

async function sendReset({ shop, environment }: Adapter, email: string, language: Language) {
  const { reset } = await shop.post<{ reset: Reset }>('/passwords/request', { email })
  if (!reset) return
  const { firstName } = reset.account
  const { actionLabel, ...mail } = resetEmail(language, { firstName, username: email })
  const query = new URLSearchParams({ 'show-reset-form': 'true', key: reset.key, login: email })
  const url = `${environment.SITE_URL}/my-account/lost-password?${query}`
  await shop.sendEmail({
    to: email,
    topic: 'password reset',
    ...mail,
    action: { label: actionLabel, url },
  })
}
