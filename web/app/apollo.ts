import { ApolloClient, ApolloLink, HttpLink, Observable } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { hashOf } from '../lib/hashOf.ts'
import { fetchAndReadClock } from '../lib/serverClock.ts'
import { createCache } from './cache.ts'

/** Runs one persisted document in the gateway's own process. */
export type Execute = (request: {
  hash: string
  variables: Record<string, unknown>
}) => Promise<ApolloLink.Result>

/** The browser's client. Public queries go by GET and hash, so that a CDN can keep the answers. */
export function createBrowserClient() {
  const persisted = new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true })
  const http = new HttpLink({
    uri: '/graphql',
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
