import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { passwordChangedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { languageOf } from '@vitrine/contract/common.ts'
import { ChangePassword, type ProfileDetails } from '@vitrine/contract/customer.ts'
import type { FastifyInstance } from 'fastify'
import type { Account, PasswordChange, Profile } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { requireCustomer, sessionToken } from '../visitor/session.ts'
import { readPersonalInformation } from './registration.ts'

/** Serves the personal information and the password of docs/rest/customer.md. */
export function profileRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop, attempts } = adapter
  app.get('/api/v1/profile/details', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    return sendPersonal(reply, toDetails(await shop.get<Profile>(`/customers/${id}/profile`)))
  })
  app.patch('/api/v1/profile/details', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const change = readPersonalInformation(request.body)
    const changed = await shop.post<Profile>(`/customers/${id}/profile`, change)
    return sendPersonal(reply, toDetails(changed))
  })
  app.post('/api/v1/profile/password', async (request, reply) => {
    const account = await requireCustomer(adapter, request)
    const { id, email, firstName } = account
    const key = attemptsKey(account)
    const { currentPassword, password } = parse(ChangePassword, request.body)
    const change: PasswordChange = { currentPassword, password, token: sessionToken(request) ?? '' }
    const attempt = await attempts.confirm(key)
    const path = `/customers/${id}/password`
    const { outcome } = await shop.post<{ outcome: 'changed' | 'wrong' }>(path, change)
    if (outcome === 'wrong') throw passwordProblem('currentPassword')
    await attempt.forget()
    const mail = passwordChangedEmail(languageOf(request.query), { firstName }, 'customer')
    await shop.sendEmail({ to: email, ...mail })
    return sendPersonal(reply, { success: true, message: customerCopy.ownPasswordChanged })
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
