import { ApolloLink, Observable } from '@apollo/client'
import { catchError, from, mergeMap } from 'rxjs'
import { languageVariable } from '#web/lib/language.ts'
import { fetchAndReadClock } from '#web/lib/time.ts'
import { errorOfResponse, readResponse, toApiError } from './apiError.ts'
import type { PersistedDocument } from './document.ts'
import { refetchWatched } from './refetchWatched.ts'
import type { ShopCache } from './shopCache.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** False rejects at once when the visitor is not signed in, for callers that handle that themselves. */
    waitsForSignIn?: boolean
    /** False for a mutation's data that nothing shows, or that a new page load follows: it is then not normalised. */
    storesData?: boolean
    /** Lets the request outlive the page. */
    keepalive?: boolean
    /** Sends the request in another way, for example with a file. */
    fetch?: typeof fetch
  }
}

/** A mutation with its variables, as the client sends it. */
export interface Mutation {
  mutation: PersistedDocument
  variables: object
}

/**
 * Passes each mutation that is rejected as UNAUTHENTICATED to `handle`, and its error to the caller once `handle`
 * resolves.
 */
export const awaitSignIn = (handle: (mutation: Mutation) => Promise<void>) =>
  new ApolloLink((operation, forward) => {
    const { operationType, query, variables } = operation
    const { waitsForSignIn = true } = operation.getContext()
    if (operationType !== 'mutation' || !waitsForSignIn) return forward(operation)
    const handled = async (error: unknown) => {
      if (toApiError(error).code === 'UNAUTHENTICATED')
        await handle({ mutation: query as PersistedDocument, variables })
      throw error
    }
    return forward(operation).pipe(catchError((error: unknown) => from(handled(error))))
  })

/**
 * Prepares the normalised cache in parallel with each mutation whose data is stored; when it cannot store that data,
 * the watched queries are requested again.
 */
export const storeMutations = new ApolloLink((operation, forward) => {
  const { storesData = true } = operation.getContext()
  if (operation.operationType !== 'mutation' || !storesData) return forward(operation)
  const { client, query } = operation
  const canStore = (client.cache as ShopCache).canStore(query as PersistedDocument)
  const stored = async (result: ApolloLink.Result) => {
    if (!(await canStore)) await refetchWatched(client)
    return result
  }
  return forward(operation).pipe(mergeMap(stored))
})

/**
 * Sends persisted operations to the gateway: public queries by GET, so that a CDN can cache them, personal queries and
 * mutations by POST, so that logs of addresses have no keys or personal data (security.secrets.queries).
 * Fails with an ApiError without data, and for a mutation with any error.
 */
export const sendTo = (endpoint: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController()
        send(endpoint, operation, controller.signal).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
        return () => controller.abort()
      }),
  )

const headers = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  // The gateway rejects requests without it that a form of another site could send.
  'apollo-require-preflight': 'true',
}

async function send(endpoint: string, operation: ApolloLink.Operation, signal: AbortSignal) {
  const { keepalive = false, fetch = fetchAndReadClock } = operation.getContext()
  const isMutation = operation.operationType === 'mutation'
  const [address, init] = requestOf(endpoint, operation, isMutation)
  const options = { credentials: 'same-origin', keepalive, signal, ...init } as const
  try {
    const response = await fetch(address, options)
    const result = readResponse(await response.text(), response.status)
    const error = errorOfResponse(result)
    if (error && (isMutation || !result.data)) throw error
    return result as ApolloLink.Result
  } catch (error) {
    throw toApiError(error)
  }
}

function requestOf(
  endpoint: string,
  { query, operationName, ...operation }: ApolloLink.Operation,
  isMutation: boolean,
): [address: string, init: RequestInit] {
  const variables = { ...operation.variables, ...languageVariable() }
  const { hash, isPersonal } = query as PersistedDocument
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  if (isMutation || isPersonal) {
    const body = JSON.stringify({ operationName, variables, extensions })
    const post = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }
    return [isMutation ? endpoint : `${endpoint}?operationName=${operationName}`, post]
  }
  const parameters = Object.entries({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return [`${endpoint}?${parameters.join('&')}`, { headers }]
}
