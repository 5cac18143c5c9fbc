import type { ApiError } from './apiError.ts'
import type { MutationDocument, QueryRequest, VariablesOf } from './document.ts'

export type ErrorPolicy = 'none' | 'all'

export interface FetchOptions<Data, Variables extends object>
  extends QueryRequest<Data, Variables> {
  /** `cache-first` sends no request if the data is cached. */
  fetchPolicy?: 'cache-first' | 'network-only' | undefined
  /** `none` rejects when the response has errors; `all` stores and returns its data as well. */
  errorPolicy?: ErrorPolicy | undefined
  signal?: AbortSignal | undefined
  /** False sends a request even when an equal one is in flight, whose response would be too old. */
  deduplicate?: boolean | undefined
}

export interface QueryOutcome<Data> {
  data?: Data | undefined
  error?: ApiError | undefined
}

export interface Mutation<Data = unknown, Variables extends object = never> {
  mutation: MutationDocument<Data, Variables>
  variables?: VariablesOf<Variables> | undefined
}

export interface MutationOptions<Data, Variables extends object> extends Mutation<Data, Variables> {
  /** False rejects at once when the visitor is not signed in, for callers that handle that themselves. */
  waitsForSignIn?: boolean
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** False for data that nothing shows, or that a new page load follows: it is then not normalised. */
  storesData?: boolean
}

/** Handles a mutation that was rejected as UNAUTHENTICATED. Resolves when it is abandoned. */
export type UnauthenticatedHandler = (mutation: Mutation) => Promise<void>
