import { CombinedGraphQLErrors } from '@apollo/client'
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'

/** The body of a GraphQL response. */
export type GraphQLResponse = FormattedExecutionResult<object>

/** An item of the `userErrors` of a mutation's payload; the first has the message for the whole form. */
interface UserError {
  code: string
  field: string | null
  message: string
  isSpecific: boolean
}

/**
 * A failed call of the gateway. `message` is the CMS's or the shop's message about this failure; empty without one, so
 * that the action's text is shown (`errors.message.source`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The gateway's code, such as `CONFLICT`; `UNREACHABLE` without a response, `EMPTY_RESPONSE` for one without data. */
  readonly code: string
  /** Messages for single fields, by the field's name in the input. */
  readonly fields: Readonly<Record<string, string>>
  /** Identifies the request in the gateway's log; undefined for one that it has not seen. */
  readonly requestId: string | undefined

  constructor({ message, extensions = {} }: GraphQLFormattedError, options?: ErrorOptions) {
    const { code, isSpecific, fields, requestId } = extensions
    super(isSpecific === true ? message : '', options)
    this.code = typeof code === 'string' ? code : 'UNREACHABLE'
    this.fields = isRecord(fields) ? fields : {}
    this.requestId = typeof requestId === 'string' ? requestId : undefined
  }
}

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null

/**
 * Returns any failure of a call as an ApiError: the first error of a response with data and errors, or another error as
 * the cause of an `UNREACHABLE` one.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const [problem = { message: '' }] = CombinedGraphQLErrors.is(error) ? error.errors : []
  return new ApiError(problem, { cause: error })
}

/**
 * Returns the first error of a response, or the errors of a mutation's payload; undefined without errors, `UNREACHABLE`
 * without a response.
 */
export function errorOfResponse(response: GraphQLResponse | null): ApiError | undefined {
  if (!response) return toApiError(undefined)
  const [first] = response.errors ?? []
  return first ? new ApiError(first) : errorOfPayload(response.data)
}

/** A payload's first error is for the whole form; those with a field are also shown there. */
function errorOfPayload(data: unknown): ApiError | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const errors = Object.values(data).flatMap((payload) => payload?.userErrors ?? []) as UserError[]
  const [first] = errors
  if (!first) return undefined
  const fieldMessages = errors.flatMap(({ field, message }) =>
    field === null ? [] : [[field, message]],
  )
  const { message, ...extensions } = first
  return new ApiError({
    message,
    extensions: { ...extensions, fields: Object.fromEntries(fieldMessages) },
  })
}

/** Reads the body of a GraphQL response: `data`, a list of `errors`, or both. Null for any other text. */
export function parseResponse(text: string): GraphQLResponse | null {
  try {
    const body: unknown = JSON.parse(text)
    const { data, errors } = Object(body) as { data?: unknown; errors?: unknown }
    const isResponse =
      errors === undefined ? typeof data === 'object' && data !== null : Array.isArray(errors)
    return isResponse ? (body as GraphQLResponse) : null
  } catch {
    return null
  }
}

/** Reads the body of a response. Throws an ApiError for any text but a GraphQL response. */
export function readResponse(text: string, status: number): GraphQLResponse {
  const response = parseResponse(text)
  if (response) return response
  const cause = new Error(`The gateway responded with ${status} and no GraphQL result`)
  throw new ApiError({ message: '', extensions: { code: 'EMPTY_RESPONSE' } }, { cause })
}
