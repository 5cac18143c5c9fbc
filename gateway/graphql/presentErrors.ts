import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { CmsError } from '../upstream/cmsError.ts'

const outages: ReadonlySet<unknown> = new Set([
  'INTERNAL',
  'BAD_CMS_RESPONSE',
  'CMS_TIMEOUT',
  'CMS_UNAVAILABLE',
])

// What a resolver threw, under what execution wrapped around it; compiled operations wrap in a class of their own.
function causeOf(error: unknown): unknown {
  const isWrapped = typeof error === 'object' && error !== null && 'originalError' in error
  return (isWrapped && error.originalError) || error
}

/** Whether an error is the shop's or the CMS's fault, and so belongs into the log. */
export function isFault(error: unknown): boolean {
  const cause = causeOf(error)
  if (cause instanceof CmsError) return outages.has(cause.code)
  return !(cause instanceof GraphQLError)
}

/** Writes a fault into the log, with what only the shop's people may know of it. */
export function logFault(
  logger: FastifyBaseLogger,
  error: GraphQLError,
  requestId: string,
  operation: string | null | undefined,
) {
  const { extensions, path } = error
  const where = { requestId, operation, path: path?.join('.'), ...extensions }
  // Of the CMS's faults the code tells it all; a stack only helps with a bug.
  if (causeOf(error) instanceof CmsError) logger.error(where, error.message)
  else logger.error({ ...where, err: causeOf(error) }, error.message)
}

/** An error as everyone may see it: of a bug, a sentence only; what is inside it is for the log. */
export function presentError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { stacktrace: _stack, http: _http, ...extensions } = formatted.extensions ?? {}
  if (causeOf(error) instanceof GraphQLError)
    return { ...formatted, extensions: { ...extensions, code: extensions['code'] ?? 'INTERNAL' } }
  return {
    ...formatted,
    message: 'Something went wrong, please try again.',
    extensions: { code: 'INTERNAL' },
  }
}

/** The same error with the request's id, by which the log is searched. */
export const withRequestId = (
  error: GraphQLFormattedError,
  requestId: string,
): GraphQLFormattedError => ({ ...error, extensions: { ...error.extensions, requestId } })
