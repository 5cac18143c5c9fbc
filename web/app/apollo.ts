import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { hashOf } from '../lib/hashOf.ts'
import { fetchAndReadClock } from '../lib/serverClock.ts'
import { createCache } from './cache.ts'

/** Runs one persisted document in the gateway's own process. */
export type Execute = (request: {
  hash: string
  variables: Record<string, unknown>
}) => Promise<ApolloLink.Result>

/**
 * Names a document by its hash alone. Apollo's own link would send the text as well when the gateway does not know the
 * hash, which the gateway refuses, and asks a promise for each hash, so that nothing leaves before a press is drawn.
 */
const persisted = new ApolloLink((operation, forward) => {
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: hashOf(operation.query) }
  operation.setContext({ http: { includeQuery: false } })
  return forward(operation)
})

/** The browser's client. Queries go by GET and hash, so that a CDN can keep the public ones' answers. */
export function createBrowserClient() {
  const http = new BaseHttpLink({
    uri: '/graphql',
    useGETForQueries: true,
    credentials: 'same-origin',
    fetch: fetchAndReadClock,
    headers: { 'apollo-require-preflight': 'true' },
  })
  return new ApolloClient({ link: ApolloLink.from([persisted, http]), cache: createCache() })
}

/** A client for one render on the server; it speaks to the gateway without a network. */
export function createServerClient(execute: Execute) {
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        execute({ hash: hashOf(operation.query), variables: operation.variables }).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error) => observer.error(error),
        )
      }),
  )
  return new ApolloClient({ link, cache: createCache(), ssrMode: true })
}
