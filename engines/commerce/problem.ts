import { type ProblemCode, problems } from '@vitrine/contract/problems.ts'
import type { z } from 'zod'

/** The parts of an error beside its code and message. */
interface ProblemDetails {
  /** A message for the shopper for each invalid field. */
  fields?: Record<string, string> | undefined
  /** Seconds after which the client may try again. */
  retryAfter?: number | undefined
  /** Replaces the status of the code. */
  status?: number | undefined
  /** Further fields of the response, such as a new cart. */
  extra?: Record<string, unknown> | undefined
}

/** An error of the contract, thrown by a handler and sent as `{code, message, fields}`. */
export class ContractProblem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return this.details.status ?? problems[this.code].status
  }

  get body() {
    const { fields, extra } = this.details
    return { code: this.code, message: this.message, ...(fields ? { fields } : {}), ...extra }
  }
}

/** `not_found`, both for what does not exist and for what belongs to another visitor. */
export function notFound(message = 'Not found'): ContractProblem {
  return new ContractProblem('not_found', message)
}

/** Creates an `invalid` problem of one field. */
export const fieldProblem = (field: string, message: string) => invalidFields([{ field, message }])

/** Creates an `invalid` problem with the messages of a failed validation. */
export function invalidInput(error: z.ZodError): ContractProblem {
  return invalidFields(
    error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}

/**
 * Creates an `invalid` problem with the first message of each field, and the first field's as the message of the whole.
 */
export function invalidFields(
  errors: readonly { field: string; message: string }[],
): ContractProblem {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) fields[field] ??= message
  const [message = 'Invalid input'] = Object.values(fields)
  return new ContractProblem('invalid', message, { fields })
}
