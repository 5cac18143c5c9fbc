import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { Problem, type ProblemCode, problemStatus } from '../contracts/common.ts'
import type { ErrorCode } from '../generated/resolvers.ts'

/** The codes of failed calls: the CMS's codes in capitals, and those of the gateway. */
export type CmsErrorCode = Extract<
  ErrorCode,
  | Uppercase<Exclude<ProblemCode, 'unavailable'>>
  | 'BAD_CMS_RESPONSE'
  | 'CMS_TIMEOUT'
  | 'CMS_UNAVAILABLE'
  | 'EMPTY_RESPONSE'
>

const fallbackMessages = {
  invalid: 'Please check what you entered.',
  unauthenticated: "It looks like you're not signed in. Please sign in to continue.",
  forbidden: 'You are not authorized to do this.',
  not_found: 'Not found.',
  conflict: 'This has changed in the meantime. Please look again.',
  out_of_stock: 'Out of stock',
  too_large: 'The file is too large.',
  unsupported_type: 'This type of file is not accepted.',
  rate_limited: 'Too many requests, please try again in a moment.',
  unavailable: 'The shop cannot be reached right now. Please try again in a moment.',
  internal: 'Something went wrong, please try again.',
} satisfies Record<ProblemCode, string>

const codeOfStatus = new Map<number, ProblemCode>([
  [400, 'invalid'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [410, 'not_found'],
  [413, 'too_large'],
  [415, 'unsupported_type'],
  [422, 'invalid'],
  [429, 'rate_limited'],
  // An optional call that this CMS does not offer.
  [501, 'not_found'],
])

const toUpperCase = <Code extends string>(code: Code) => code.toUpperCase() as Uppercase<Code>

const isProblemCode = (code: string): code is ProblemCode => code in problemStatus

// A CMS may wrap the error in `error` and omit fields of it (docs/rest, Errors).
const AnyProblem = z.union([
  z.object({ error: Problem.partial() }).transform(({ error }) => error),
  Problem.partial(),
])

/** A failed call to the CMS: a message for the shopper and a stable code for programs. */
export class CmsError extends GraphQLError {
  readonly code: CmsErrorCode
  /** The whole response body, because some errors carry more than a message. Never sent to clients. */
  readonly body: unknown

  constructor(
    code: CmsErrorCode,
    message: string,
    details: Record<string, unknown> = {},
    body?: unknown,
  ) {
    super(message, { extensions: { code, ...details } })
    this.name = 'CmsError'
    this.code = code
    this.body = body
  }

  /**
   * The error of a response with status ≥ 400. Messages of internal errors, and of outages that the CMS does not describe
   * itself, are not shown to shoppers.
   */
  static of(status: number, body: unknown, retryAfter?: string): CmsError {
    const problem = AnyProblem.safeParse(body).data ?? {}
    const named =
      problem.code !== undefined && isProblemCode(problem.code) ? problem.code : undefined
    const code =
      status >= 502
        ? 'unavailable'
        : (named ?? codeOfStatus.get(status) ?? (status < 500 ? 'invalid' : 'internal'))
    const isShown = code === 'unavailable' ? named === code : code !== 'internal'
    const message = isShown ? problem.message : undefined
    const seconds = Number(retryAfter)
    const details = {
      ...(problem.fields && { fields: problem.fields }),
      ...(retryAfter && Number.isFinite(seconds) && { retryAfter: seconds }),
    }
    const upper = code === 'unavailable' ? 'CMS_UNAVAILABLE' : toUpperCase(code)
    return new CmsError(upper, message || fallbackMessages[code], details, body)
  }

  /** The same error with other names of its fields: those of the mutation's input. */
  withFieldNames(names: Readonly<Record<string, string>>): CmsError {
    const { fields, ...details } = this.extensions
    if (typeof fields !== 'object' || fields === null) return this
    const entries = Object.entries(fields).map(([name, text]) => [names[name] ?? name, text])
    const renamed = { ...details, fields: Object.fromEntries(entries) }
    return new CmsError(this.code, this.message, renamed, this.body)
  }

  /** A call without a response in time. */
  static timeout(): CmsError {
    return new CmsError('CMS_TIMEOUT', 'The shop is taking too long to respond. Please try again.')
  }

  /** Invalid input that the gateway found before it called the CMS. */
  static invalid(fields: Record<string, string>): CmsError {
    return new CmsError('INVALID', Object.values(fields)[0] ?? fallbackMessages.invalid, { fields })
  }
}
