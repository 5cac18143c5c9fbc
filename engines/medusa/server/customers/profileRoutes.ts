import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { passwordChangedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { PersonalInformation, withPhone } from '@vitrine/commerce/forms/person.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { ProfileDetails } from '@vitrine/contract/customer.ts'
import type { FastifyInstance } from 'fastify'
import type { Account, PasswordChange, Profile } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { requireCustomer, sessionToken } from '../visitor/session.ts'

/** Serves the personal information and the password of docs/rest/customer.md. */
export function profileRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop, attempts } = adapter
  serve(app, 'profile.details', async ({ request }) => {
    const { id } = await requireCustomer(adapter, request)
    return toDetails(await shop.get<Profile>(`/customers/${id}/profile`))
  })
  serve(
    app,
    'profile.update',
    async ({ body, request }) => {
      const { id } = await requireCustomer(adapter, request)
      const changed = await shop.post<Profile>(`/customers/${id}/profile`, withPhone(body))
      return toDetails(changed)
    },
    PersonalInformation,
  )
  serve(app, 'profile.password', async ({ body, language, request }) => {
    const account = await requireCustomer(adapter, request)
    const { id, email, firstName } = account
    const key = attemptsKey(account)
    const { currentPassword, password } = body
    const change: PasswordChange = { currentPassword, password, token: sessionToken(request) ?? '' }
    const attempt = await attempts.confirm(key)
    const path = `/customers/${id}/password`
    const { outcome } = await shop.post<{ outcome: 'changed' | 'wrong' }>(path, change)
    if (outcome === 'wrong') throw passwordProblem('currentPassword')
    await attempt.forget()
    const mail = passwordChangedEmail(language, { firstName }, 'customer')
    await shop.sendEmail({ to: email, ...mail })
    return { success: true, message: customerCopy.ownPasswordChanged }
  })
}

/** The key under which the wrong passwords of an account are counted. */
export const attemptsKey = ({ id, email }: Account) => email || id

/** The problem of a wrong password in a field. */
export const passwordProblem = (field: string) =>
  new ContractProblem('invalid', customerCopy.currentPasswordWrong, {
    fields: { [field]: customerCopy.currentPasswordWrong },
  })

/** A customer's personal information as the contract has it, with the ways to sign in. */
export function toDetails(profile: Profile): ProfileDetails {
  const { firstName, lastName, email, phoneNumber, birthDate, hasPassword, socialLogins } = profile
  const providers = socialLogins.map(({ provider, linkedAt }) => ({
    provider,
    linkedDate: toInstant(new Date(linkedAt)),
  }))
  const person = { firstName, lastName, email: email || null, phoneNumber, birthDate }
  return { ...person, hasPassword, providers }
}
