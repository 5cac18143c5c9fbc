import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

interface Options {
  apollo: ApolloServer<Context>
  documents: PersistedDocuments
  /** Whether documents that are not the shop's own run too. */
  isOpen: boolean
  createContext(request: FastifyRequest): Context
}

// Of a request's headers Apollo needs those that tell what is sent, what is wanted, and that no plain form sent it.
const passedHeaders = [
  'content-type',
  'accept',
  'apollo-require-preflight',
  'x-apollo-operation-name',
]

/** POST and GET /graphql, with documents by their text or by their hash (Apollo's persisted queries). */
export function registerGraphql(app: FastifyInstance, options: Options) {
  const { apollo, documents, isOpen, createContext } = options
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const search = searchOf(request.url)
      const text = textOf(request.body) ?? new URLSearchParams(search).get('query')
      if (!isOpen && text && !documents.has(text))
        return reply.code(400).send({ errors: [foreignDocument(request.id)] })
      const context = createContext(request)
      const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: headersOf(request),
          search,
          body: request.body,
        },
        context: async () => context,
      })
      if (body.kind !== 'complete') throw new Error('The schema has no incremental delivery.')
      reply.header('cache-control', 'private, no-store')
      for (const [name, value] of headers) reply.header(name, value)
      const { changes } = context.visit.cookies
      if (changes.length) reply.header('set-cookie', changes)
      return reply.code(status ?? 200).send(body.string)
    },
  })
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const passed = new HeaderMap()
  for (const name of passedHeaders) {
    const value = headers[name]
    if (typeof value === 'string') passed.set(name, value)
  }
  return passed
}

function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

function textOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('query' in body)) return undefined
  return typeof body.query === 'string' ? body.query : undefined
}

const foreignDocument = (requestId: string) => ({
  message: "Only the shop's own documents run here.",
  extensions: { code: 'PERSISTED_QUERY_ONLY', requestId },
})
