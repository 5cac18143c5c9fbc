import type { Domain } from '@vitrine/contract/calls/call.ts'
import type {
  CallBody,
  CallName,
  CallNameWith,
  CallResponse,
  Calls,
} from '@vitrine/contract/calls/calls.ts'
import type { ProblemCode } from '@vitrine/contract/problems.ts'
import type { z } from 'zod'

/** An example of an error's body, by its code. */
interface ErrorExample {
  message: string
  /** A message for each invalid field. */
  fields?: Record<string, string>
  /** Other fields of the body, such as the new cart. */
  also?: Record<string, unknown>
}

/** Examples of a call for the documents, checked against the table of calls. */
export interface CallExample {
  /** The parameters in the path and the query. */
  parameters?: Record<string, string | number>
  headers?: Record<string, string>
  body?: object
  /** A response in JSON, or a text for other media types. */
  response?: unknown
  errors: Partial<Record<ProblemCode, ErrorExample>>
}

/** The required examples of a call: its parameters and body, its response, and each of its errors. */
export type ExampleFor<Name extends CallName> = CallExample &
  (Calls[Name] extends { headers: readonly (infer Header extends string)[] }
    ? { headers: Record<Header, string> }
    : unknown) &
  (Calls[Name] extends { body: z.ZodType } ? { body: CallBody<Name> } : unknown) &
  (Calls[Name] extends { file: { name: infer File extends string } }
    ? { body: Record<File, string> }
    : unknown) &
  (Calls[Name] extends { response: z.ZodType }
    ? { response: z.input<CallResponse<Name>> }
    : unknown) & { errors: Record<Calls[Name]['errors'][number], ErrorExample> }

/** The examples of a domain's calls, by their names. */
export type DomainExamples<Owner extends Domain> = {
  [Name in CallNameWith<{ domain: Owner }>]: ExampleFor<Name>
}

/** The errors that any call may respond with. */
export const everyCall = {
  rate_limited: { message: 'Too many requests, please try again in a moment.' },
  internal: { message: 'Something went wrong, please try again.' },
  unavailable: { message: 'The shop is unavailable, please try again in a moment.' },
} satisfies CallExample['errors']

/** The error of a call that only a signed-in customer may make. */
export const signedOut = {
  unauthenticated: { message: 'Please sign in to continue.' },
} satisfies CallExample['errors']

/** The error of a call for something that does not exist, or belongs to someone else. */
export const notFound = (message: string) => ({ not_found: { message } })

/** The error of input that breaks a rule. */
export const invalid = (fields: Record<string, string>) => ({
  invalid: { message: Object.values(fields)[0] ?? '', fields },
})
