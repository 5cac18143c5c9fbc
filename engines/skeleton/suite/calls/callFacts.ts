import type { ProblemCode } from '@vitrine/contract/common.ts'

/** The body of an error; its code is the key. */
interface ErrorExample {
  message: string
  /** A message for each invalid field. */
  fields?: Record<string, string>
  /** Other fields of the body, such as the new cart. */
  also?: Record<string, unknown>
}

/** Facts about a call of the contract that its route does not state. The examples are checked against the contract. */
export interface CallFacts {
  /** The shop without the call; absent for a call that every CMS must have. */
  without?: string
  /**
   * The permitted callers: anyone, a signed-in customer, or also the bearer of the key of an order. Anyone by default.
   */
  access?: 'customer' | 'order'
  /** The name of the call for which this one is the neutral name. */
  neutralOf?: string
  /** Examples of the parameters in the path and the query. */
  parameters?: Record<string, string | number>
  /** Required headers, with examples. */
  headers?: Record<string, string>
  /** The methods whose success is a redirect, of those without JSON. */
  redirects?: readonly string[]
  /** An example of the body. */
  body?: object
  /** An example of a response in JSON; of other media types a text. */
  response?: unknown
  /** The errors that are special to the call; `everyCall` has the others. */
  errors: Partial<Record<ProblemCode, ErrorExample>>
}

/** The errors that any call may respond with. */
export const everyCall = {
  rate_limited: { message: 'Too many requests, please try again in a moment.' },
  internal: { message: 'Something went wrong, please try again.' },
  unavailable: { message: 'The shop is unavailable, please try again in a moment.' },
} satisfies CallFacts['errors']

/** The error of a call that only a signed-in customer may make. */
export const signedOut = {
  unauthenticated: { message: 'Please sign in to continue.' },
} satisfies CallFacts['errors']

/** The error of a call for something that does not exist, or belongs to someone else. */
export const notFound = (message: string) => ({ not_found: { message } })

/** The error of input that breaks a rule. */
export const invalid = (fields: Record<string, string>) => ({
  invalid: { message: Object.values(fields)[0] ?? '', fields },
})
