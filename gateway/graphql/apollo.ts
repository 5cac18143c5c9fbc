import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import type { FastifyBaseLogger } from 'fastify'
import { documentCost } from '../protection/documentCost.ts'
import { documentLimits, limitDocuments } from '../protection/documentLimits.ts'
import { rateLimitDelay, tooManyRequests } from '../protection/operationLimits.ts'
import type { Context } from '../sources/context.ts'
import { formatError, withRequestId } from './formatErrors.ts'
import { type Operations, operationLanguage } from './operations.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

interface Options {
  operations: Operations
  documents: PersistedDocuments
  limits: RateLimits | undefined
  /** Whether any document and introspection are allowed; in production only the shop's own documents run. */
  isOpen: boolean
  logger: FastifyBaseLogger
}

/** Apollo Server in front of the compiled operations: it parses, validates and implements GraphQL over HTTP. */
export async function startApollo(options: Options) {
  const { operations, documents, isOpen, logger } = options
  const server = new ApolloServer<Context>({
    schema: operations.schema,
    introspection: isOpen,
    persistedQueries: { cache: manifestOf(documents) },
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !isOpen,
    stopOnTerminationSignals: false,
    formatError: formatError,
    stringifyResult: JSON.stringify,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [limitDocuments],
    logger,
    plugins: [
      // It would wrap the resolver of every field, which costs a third of the throughput and is of no use here.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      compiledOperations(options),
    ],
  })
  await server.start()
  return server
}

// Apollo's store of persisted queries, read-only: clients cannot register documents.
const manifestOf = (documents: PersistedDocuments) => ({
  get: async (key: string) => documents.text(key.slice(key.indexOf(':') + 1)),
  set: async () => undefined,
  delete: async () => false,
})

/**
 * Passes the result of the compiled operation to Apollo. Apollo's gateway hook would create a hidden class for every
 * request, which retains its result until the next full garbage collection (100 µs per request).
 */
const compiledOperations = ({
  operations,
  limits,
  isOpen,
}: Options): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ document, operation, operationName, request, contextValue }) {
        // Apollo reports the unknown operation itself.
        if (!operation) return null
        const wait =
          limits && (await rateLimitDelay(limits, document, operation, contextValue.request))
        if (wait !== undefined) {
          const language =
            operationLanguage(document, operationName, request.variables) === 'TH' ? 'th' : 'en'
          return tooManyRequests(wait, language, contextValue.request.requestId)
        }
        const { result, isRejected } = await operations.run({
          document,
          operationName,
          variables: request.variables,
          context: contextValue,
        })
        return {
          http: { ...(isRejected && { status: 400 }), headers: new HeaderMap() },
          body: { kind: 'single', singleResult: result },
        }
      },
      async willSendResponse({ response, contextValue, source, document }) {
        if (response.body.kind !== 'single') return
        const { requestId, calls } = contextValue.request
        const { singleResult } = response.body
        if (singleResult.errors)
          singleResult.errors = singleResult.errors.map((error) => withRequestId(error, requestId))
        // Parts of a run that the playground shows.
        if (isOpen && source !== undefined)
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: documentCost(source, document),
            upstream: calls,
          }
      },
    }
  },
})
