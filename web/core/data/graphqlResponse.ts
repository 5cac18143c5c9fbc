/**
 * One error of a response, as the gateway formats it. Only a specific message is for shoppers: others are general, or for
 * developers.
 */
export interface GraphQLProblem {
  message: string
  extensions?: { code?: unknown; isSpecific?: unknown; fields?: unknown; requestId?: unknown }
}

/** One of the `userErrors` of a mutation's payload; the first has the message for the whole form. */
export interface UserError {
  code: string
  field: string | null
  message: string
  isSpecific: boolean
}

/** The body of a GraphQL response. */
export interface GraphQLResponse {
  data?: unknown
  errors?: readonly GraphQLProblem[]
}

/** Reads the body of a GraphQL response; null for any other text. */
export function parseResponse(text: string): GraphQLResponse | null {
  try {
    const body: unknown = JSON.parse(text)
    return isGraphQLResponse(body) ? body : null
  } catch {
    return null
  }
}

/** Whether a value has the shape of a GraphQL response: `data`, a list of `errors`, or both. */
function isGraphQLResponse(value: unknown): value is GraphQLResponse {
  if (typeof value !== 'object' || value === null) return false
  const { data, errors } = value as GraphQLResponse
  if (errors !== undefined) return Array.isArray(errors)
  return typeof data === 'object' && data !== null
}
