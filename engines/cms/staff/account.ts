import { ContractProblem, fieldProblem } from '@vitrine/commerce/problem.ts'
import {
  ConfirmSecondFactor,
  EndSecondFactor,
  RecoveryCodes,
  SecondFactorBegin,
  SignIns,
} from '@vitrine/commerce/staff/people.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { requireSameOrigin, staffCookie } from './access.ts'
import { checkPassword, endOtherSessions } from './members.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './secondFactor.ts'
import { requireMember } from './serve.ts'
import { readSignIns } from './signIns.ts'

/** Serves what members do with their own account: the second factor, and the list of their sign-ins. */
export function serveAccount(app: FastifyInstance, cms: Cms): void {
  const { environment } = cms
  const describe = <Schema extends object>(name: string, summary: string, schema: Schema) => ({
    config: { name: `staff.${name}` },
    schema: { summary, operationId: `staff.${name}`, tags: ['staff'], ...schema },
  })
  app.get(
    '/staff/account',
    describe('account', 'The sessions and sign-ins of the member who is signed in', {
      response: { 200: SignIns },
    }),
    async (request, reply) => {
      const member = await requireMember(cms, request, reply)
      return readSignIns(cms, member, staffCookie(request, reply, environment).token)
    },
  )
  app.delete(
    '/staff/account/sessions',
    describe('endSessions', 'Ends the other sessions of the member who is signed in', {
      response: { 200: z.object({ ended: z.number().int() }) },
    }),
    async (request, reply) => {
      requireSameOrigin(request, environment)
      const member = await requireMember(cms, request, reply)
      const { token } = staffCookie(request, reply, environment)
      return { ended: await endOtherSessions(cms, member, token, 'by the member') }
    },
  )
  app.post(
    '/staff/account/second-factor/begin',
    describe('beginSecondFactor', 'A new secret with its QR code, which a code confirms', {
      response: { 200: SecondFactorBegin },
    }),
    async (request, reply) => {
      requireSameOrigin(request, environment)
      return beginSecondFactor(cms, await requireMember(cms, request, reply))
    },
  )
  app.post<{ Body: z.output<typeof ConfirmSecondFactor> }>(
    '/staff/account/second-factor',
    describe('secondFactor', 'Turns the second factor on, and ends the other sessions', {
      body: ConfirmSecondFactor,
      response: { 200: RecoveryCodes },
    }),
    async (request, reply) => {
      requireSameOrigin(request, environment)
      const member = await requireMember(cms, request, reply)
      const { token, device } = staffCookie(request, reply, environment)
      const typed = { login: member.login, password: request.body.password }
      const checked = checkPassword(cms, typed, { address: request.ip, device })
      const { clear } = await checked.catch((error: unknown) => {
        const isWrong = error instanceof ContractProblem && error.code === 'invalid'
        throw isWrong ? fieldProblem('password', 'This password is wrong.') : error
      })
      await clear()
      const codes = await confirmSecondFactor(cms, member, request.body)
      await endOtherSessions(cms, member, token, 'by the second factor')
      return { codes }
    },
  )
  app.post<{ Body: z.output<typeof EndSecondFactor> }>(
    '/staff/account/second-factor/end',
    describe('endSecondFactor', 'Turns the second factor off by a code of it', {
      body: EndSecondFactor,
    }),
    async (request, reply) => {
      requireSameOrigin(request, environment)
      await endSecondFactor(cms, await requireMember(cms, request, reply), request.body.code)
      return reply.status(204).send()
    },
  )
}
