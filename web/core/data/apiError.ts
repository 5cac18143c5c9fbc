import { type GraphQLProblem, type GraphQLResponse, parseResponse } from './graphqlResponse.ts'

/**
 * Why a call of the gateway failed. No other module reads the errors of a response. `message` is the server's message
 * for shoppers and empty when there is none (`errors.message.source`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The gateway's code, such as `CONFLICT`; `UNREACHABLE` without a response, `EMPTY_RESPONSE` for one without data. */
  readonly code: string
  /** Messages for single fields, by the field's name in the input. */
  readonly fields: Readonly<Record<string, string>>
  /** Identifies the request in the gateway's log; undefined for one that it has not seen. */
  readonly requestId: string | undefined

  constructor({ message, extensions = {} }: GraphQLProblem, options?: ErrorOptions) {
    super(message, options)
    const { code, fields, requestId } = extensions
    this.code = typeof code === 'string' ? code : 'UNREACHABLE'
    this.fields = isRecord(fields) ? fields : {}
    this.requestId = typeof requestId === 'string' ? requestId : undefined
  }
}

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null

/** Returns any failure of a call as an ApiError: another error becomes the cause of one without message and response. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ message: '' }, { cause: error })

/** Returns the first error of a response; undefined for one without errors. Without a response, it is unreachable. */
export function errorOfResponse(response: GraphQLResponse | null): ApiError | undefined {
  if (!response) return toApiError(undefined)
  const [first] = response.errors ?? []
  return first && new ApiError(first)
}

/** Reads the body of a response. Throws an ApiError for any text but a GraphQL response. */
export function readResponse(text: string, status: number): GraphQLResponse {
  const response = parseResponse(text)
  if (response) return response
  const cause = new Error(`The gateway responded with ${status} and no GraphQL result`)
  throw new ApiError({ message: '', extensions: { code: 'EMPTY_RESPONSE' } }, { cause })
}
