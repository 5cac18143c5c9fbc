import type { GraphQLFormattedError } from 'graphql'

/** The ways in which an agent can react to a message: repeat a mended request, hand over to the buyer, or give up. */
export type Severity =
  | 'recoverable'
  | 'requires_buyer_input'
  | 'requires_buyer_review'
  | 'unrecoverable'

const statuses: Readonly<Record<string, number>> = {
  invalid: 400,
  not_found: 404,
  idempotency_conflict: 409,
  version_unsupported: 422,
  profile_unreachable: 424,
  rate_limited: 429,
  unavailable: 503,
}

const codes: Readonly<Record<string, string>> = {
  INVALID: 'invalid',
  BAD_USER_INPUT: 'invalid',
  NOT_FOUND: 'not_found',
  RATE_LIMITED: 'rate_limited',
}

/** A request of an agent that is not carried out, with a message about the remedy, which may be sent. */
export class AgentError extends Error {
  readonly code: string
  readonly severity: Severity
  /** Seconds after which the request may be repeated. */
  readonly retryAfter: number | undefined

  constructor(
    code: string,
    message: string,
    {
      severity = 'recoverable' as Severity,
      retryAfter,
    }: { severity?: Severity; retryAfter?: number } = {},
  ) {
    super(message)
    this.code = code
    this.severity = severity
    this.retryAfter = retryAfter
  }

  /** The HTTP status: a mistake in the protocol has one of its own, all else is a result of the business. */
  get status(): number {
    return statuses[this.code] ?? 200
  }

  static rateLimited(wait: number): AgentError {
    return new AgentError('rate_limited', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }

  /** The error of an operation of the shop, without internal details. */
  static ofGraphql({ message, extensions = {} }: GraphQLFormattedError): AgentError {
    const code = codes[String(extensions['code'])] ?? 'unavailable'
    if (code !== 'unavailable') return new AgentError(code, message)
    const id = extensions['requestId']
    const text = `The shop cannot do this at the moment. Try again in a minute. (Request ${id})`
    return new AgentError(code, text, { retryAfter: 60 })
  }
}
