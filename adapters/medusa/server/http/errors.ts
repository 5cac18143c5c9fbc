import type { FastifyInstance } from 'fastify'
import { CmsProblem } from '../../../../cms/http/problem.ts'
import { MedusaError } from '../medusa/storeApi.ts'
import { AdapterProblem } from './problem.ts'

const unavailable = 'The shop is temporarily unavailable. Please try again.'

/** Responds to every error in the form of the contract, and logs those that are the adapter's or Medusa's. */
export function handleErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) => {
    const { status, body } = new AdapterProblem('not_found', 'There is nothing at this address.')
    return reply.status(status).send(body)
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500 && problem.status !== 501)
      request.log.error({ err: error }, 'the request failed')
    const retryAfter = problem.retryAfter ?? (problem.code === 'unavailable' ? 5 : undefined)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    return reply
      .header('cache-control', 'private, no-store')
      .status(problem.status)
      .send(problem.body)
  })
}

/** Statuses of Medusa for a request that can be repeated; 409 is a lock that another request holds. */
const repeatable = [409, 429]

function problemOf(error: unknown): AdapterProblem {
  if (error instanceof AdapterProblem) return error
  if (error instanceof CmsProblem) {
    const { fields, extra, status, retryAfter } = error.details
    return new AdapterProblem(error.code, error.message, { fields, extra, status, retryAfter })
  }
  if (error instanceof MedusaError)
    return error.status >= 500 || repeatable.includes(error.status)
      ? new AdapterProblem('unavailable', unavailable)
      : new AdapterProblem('internal', error.message)
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode)
  if (status === 413) return new AdapterProblem('too_large', 'This is too large.')
  if (status === 415) return new AdapterProblem('unsupported_type', 'Send application/json')
  if (status >= 400 && status < 500) return new AdapterProblem('invalid', 'The request is invalid.')
  if (status >= 502 && status <= 504) return new AdapterProblem('unavailable', unavailable)
  return new AdapterProblem('internal', 'Something went wrong')
}
