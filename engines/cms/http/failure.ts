import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isConnectionLoss, sqlState } from '#cms/database/connectionLoss.ts'

/** Sends every error in the contract's form, with its details only in the log. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    if (toProblem(error).status >= 500 && !(error instanceof ContractProblem))
      request.log.error({ err: error }, 'request failed')
    return sendProblem(error, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    return reply
      .status(404)
      .send(new ContractProblem('not_found', `Unknown endpoint: ${request.method} ${path}`).body)
  })
}

/** Sends an error in the contract's form. */
export function sendProblem(error: unknown, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.details.retryAfter) reply.header('retry-after', problem.details.retryAfter)
  reply.header('cache-control', 'private, no-store').removeHeader('etag')
  return reply.status(problem.status).send(problem.body)
}

/** Seconds after which a client may try again when the database is down. */
const databaseRetryAfter = 5

/** SQL states that invalid input causes: text that Postgres cannot store, numbers out of range or malformed. */
const inputStates = new Set(['22021', '22P05', '22003', '22P02'])

function toProblem(error: unknown): ContractProblem {
  if (error instanceof ContractProblem) return error
  if (inputStates.has(sqlState(error) ?? '')) return new ContractProblem('invalid', 'Invalid input')
  if (isConnectionLoss(error))
    return new ContractProblem(
      'unavailable',
      'The shop is unavailable, please try again in a moment.',
      {
        retryAfter: databaseRetryAfter,
      },
    )
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new ContractProblem('too_large', 'Too large')
  if (status === 415) return new ContractProblem('unsupported_type', 'Unsupported content type')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ContractProblem('invalid', 'The request is malformed')
  }
  return new ContractProblem('internal', 'Something went wrong, please try again.')
}
