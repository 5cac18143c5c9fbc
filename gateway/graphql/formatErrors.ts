import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { CmsError } from '../upstream/cmsError.ts'
import { withFieldHint } from './fieldHints.ts'

const outages: ReadonlySet<unknown> = new Set([
  'INTERNAL',
  'BAD_CMS_RESPONSE',
  'EMPTY_RESPONSE',
  'CMS_TIMEOUT',
  'CMS_UNAVAILABLE',
])

// The error that a resolver threw. Execution wraps it, compiled operations in a class of their own.
function causeOf(error: unknown): unknown {
  const isWrapped = typeof error === 'object' && error !== null && 'originalError' in error
  return (isWrapped && error.originalError) || error
}

/** Whether an error is a fault of the shop or the CMS and must be logged. */
export function isFault(error: unknown): boolean {
  const cause = causeOf(error)
  if (cause instanceof CmsError) return outages.has(cause.code)
  return !(cause instanceof GraphQLError)
}

/** The part of the logger that `logFault` needs. */
export interface FaultLogger {
  error: (where: Record<string, unknown>, message: string) => void
}

/** Logs a fault with its internal details. */
export function logFault(
  logger: FaultLogger,
  error: GraphQLError,
  requestId: string,
  operation: string | null | undefined,
) {
  const { extensions, path } = error
  const where = { requestId, operation, path: path?.join('.'), ...extensions }
  // The code of a CMS fault is sufficient; only bugs need a stack.
  if (causeOf(error) instanceof CmsError) logger.error(where, error.message)
  else logger.error({ ...where, err: causeOf(error) }, error.message)
}

/** The error as clients may see it: bugs have a generic message, their details are logged. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { stacktrace: _stack, http: _http, ...extensions } = formatted.extensions ?? {}
  const cause = causeOf(error)
  // Apollo replaces the code of a rule that rejects a document by GRAPHQL_VALIDATION_FAILED.
  if (cause instanceof GraphQLError) {
    const code = cause.extensions['code'] ?? extensions['code'] ?? 'INTERNAL'
    const message = withFieldHint(formatted.message)
    return { ...formatted, message, extensions: { ...extensions, code } }
  }
  return {
    ...formatted,
    message: 'Something went wrong, please try again.',
    extensions: { code: 'INTERNAL' },
  }
}

/** Adds the request id to the error, to find it in the log. */
export const withRequestId = (
  error: GraphQLFormattedError,
  requestId: string,
): GraphQLFormattedError => ({ ...error, extensions: { ...error.extensions, requestId } })
