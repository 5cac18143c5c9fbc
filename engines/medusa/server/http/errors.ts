import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { MedusaError } from '../medusa/storeApi.ts'

const unavailable = 'The shop is temporarily unavailable. Please try again.'

/** Responds to every error in the form of the contract, and logs errors of the adapter and of Medusa. */
export function handleErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) => {
    const { status, body } = new ContractProblem('not_found', 'There is nothing at this address.')
    return reply.status(status).send(body)
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500 && problem.status !== 501)
      request.log.error({ err: error }, 'the request failed')
    const retryAfter =
      problem.details.retryAfter ?? (problem.code === 'unavailable' ? 5 : undefined)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    return reply
      .header('cache-control', 'private, no-store')
      .status(problem.status)
      .send(problem.body)
  })
}

/** Statuses of Medusa for a request that can be repeated; 409 is a lock that another request holds. */
const repeatable = [409, 429]

function problemOf(error: unknown): ContractProblem {
  if (error instanceof ContractProblem) return error
  if (error instanceof MedusaError)
    return error.status >= 500 || repeatable.includes(error.status)
      ? new ContractProblem('unavailable', unavailable)
      : new ContractProblem('internal', error.message)
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode)
  if (status === 413) return new ContractProblem('too_large', 'This is too large.')
  if (status === 415) return new ContractProblem('unsupported_type', 'Send application/json')
  if (status >= 400 && status < 500)
    return new ContractProblem('invalid', 'The request is invalid.')
  if (status >= 502 && status <= 504) return new ContractProblem('unavailable', unavailable)
  return new ContractProblem('internal', 'Something went wrong, please try again.')
}

/** Parses input of a request. Throws `invalid` with a message for each field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(typedForm(input))
  if (read.success) return read.data
  const fields = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  )
  throw new ContractProblem('invalid', read.error.issues[0]?.message ?? 'Invalid', { fields })
}
