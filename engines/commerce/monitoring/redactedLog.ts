import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { redactAddresses, requestSerializers } from '@vitrine/contract/service/redactAddresses.ts'
import type { FastifyBaseLogger } from 'fastify'

/** The logged parts of an error. */
interface LoggedError {
  type: string
  message: string
  code?: string
  stack: string
  cause?: LoggedError
}

const maxCauses = 5

/**
 * An error for the log: its type, message, code and frames. Its other properties are omitted, because libraries attach
 * what they worked on, such as claims of a token or a provider's response (security.secrets.logs).
 */
export function serializeError(error: unknown, depth = 0): LoggedError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const cause = depth < maxCauses ? serializeError(error.cause, depth + 1) : undefined
  return {
    type: error.name,
    message: messageOf(error),
    ...(code !== undefined && { code }),
    stack: framesOf(error.stack ?? ''),
    ...(cause && { cause }),
  }
}

// A failed statement's message ends with its parameters, and a database error may quote a value.
function messageOf({ message }: Error): string {
  const [first = ''] = message.split(/\n?params:/, 1)
  return redactAddresses(first).slice(0, 1000)
}

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** A log that writes errors without what was being processed, and requests without their parameters. */
export const redactedLog = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.child(
    {},
    {
      serializers: {
        ...requestSerializers,
        err: (error: unknown) => serializeError(error),
      },
    },
  )

/** The caller's `x-request-id` if it is safe to log, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
