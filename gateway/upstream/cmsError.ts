import { FieldErrors } from '@vitrine/contract/common.ts'
import { type ProblemCode, problems, problemWithStatus } from '@vitrine/contract/problems.ts'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
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

/** The messages of the codes that a CMS does not send. */
const ownMessages = {
  CMS_TIMEOUT: 'The shop is taking too long to respond. Please try again.',
  BAD_CMS_RESPONSE: problems.internal.shopper,
  EMPTY_RESPONSE: problems.internal.shopper,
}

/** The message of a code for shoppers, where nothing describes the failure. */
function generalMessage(code: CmsErrorCode): string {
  if (code in ownMessages) return ownMessages[code as keyof typeof ownMessages]
  return problems[
    code === 'CMS_UNAVAILABLE' ? 'unavailable' : toLowerCase(code as Uppercase<ProblemCode>)
  ].shopper
}

const toLowerCase = <Code extends string>(code: Code) => code.toLowerCase() as Lowercase<Code>
const toUpperCase = <Code extends string>(code: Code) => code.toUpperCase() as Uppercase<Code>

const isProblemCode = (code: string): code is ProblemCode => code in problems

// A CMS may wrap the error in `error`, omit fields of it, and use them for something else (docs/rest, Errors).
const text = z.string().trim().min(1).optional().catch(undefined)
const AnyProblem = z.object({
  code: text,
  message: text,
  fields: FieldErrors.optional().catch(undefined),
})
const Body = AnyProblem.extend({ error: AnyProblem.catch({}) }).catch({ error: {} })

/** A failed call to the CMS: a message for the shopper and a stable code for programs. */
export class CmsError extends GraphQLError {
  readonly code: CmsErrorCode
  /** The whole response body, for errors that carry more than a message. Never sent to clients. */
  readonly body: unknown

  /** @param message undefined if nothing describes this failure: the error then has the general message of its code */
  constructor(
    code: CmsErrorCode,
    message: string | undefined,
    details: Record<string, unknown> = {},
    body?: unknown,
  ) {
    const extensions = { code, ...(message && { isSpecific: true }), ...details }
    super(message || generalMessage(code), { extensions })
    this.name = 'CmsError'
    this.code = code
    this.body = body
  }

  /** Whether the message describes this failure, and is not the general one of its code. */
  get isSpecific(): boolean {
    return this.extensions['isSpecific'] === true
  }

  /**
   * The error of a response with status ≥ 400, without the messages of internal errors and undescribed outages, which
   * come from frameworks, databases and proxies (docs/decisions/gateway/messages-of-failures.md).
   */
  static of(status: number, body: unknown, retryAfter?: string): CmsError {
    const { error, ...outer } = Body.parse(body)
    const given = error.code ?? outer.code
    const named = given !== undefined && isProblemCode(given) ? given : undefined
    const code =
      status >= 502
        ? 'unavailable'
        : (named ?? problemWithStatus(status) ?? (status < 500 ? 'invalid' : 'internal'))
    const isForShoppers = code === 'unavailable' ? named === code : code !== 'internal'
    const message = isForShoppers ? (error.message ?? outer.message) : undefined
    const fields = isForShoppers ? (error.fields ?? outer.fields) : undefined
    const seconds = Number(retryAfter)
    const details = {
      ...(fields && { fields }),
      ...(retryAfter && Number.isFinite(seconds) && { retryAfter: seconds }),
    }
    const upper = code === 'unavailable' ? 'CMS_UNAVAILABLE' : toUpperCase(code)
    return new CmsError(upper, message ?? firstOf(fields), details, body)
  }

  /** The same error with other names of its fields: those of the mutation's input. */
  withFieldNames(nameOf: (name: string) => string): CmsError {
    const { fields, ...details } = this.extensions
    if (typeof fields !== 'object' || fields === null) return this
    const entries = Object.entries(fields).map(([name, text]) => [nameOf(name), text])
    // The first of several fields that become one has its message.
    const renamed = { ...details, fields: Object.fromEntries(entries.reverse()) }
    return new CmsError(this.code, this.isSpecific ? this.message : undefined, renamed, this.body)
  }

  /** Invalid input that the gateway found before it called the CMS. */
  static invalid(fields: Record<string, string>): CmsError {
    return new CmsError('INVALID', firstOf(fields), { fields })
  }
}

const firstOf = (fields: Record<string, string> | undefined) => Object.values(fields ?? {})[0]

/** Rejects with other names of the fields: those of the mutation's input. */
export async function namedAsInput<T>(
  result: Promise<T>,
  nameOf: (name: string) => string,
): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw error instanceof CmsError ? error.withFieldNames(nameOf) : error
  }
}
