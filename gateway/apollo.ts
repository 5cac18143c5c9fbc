import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from './context.ts'
import type { Operations } from './operations.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { isFault, presentError, withRequestId } from './presentErrors.ts'

interface Options {
  operations: Operations
  documents: PersistedDocuments
  /** Whether anyone may send any document and ask for the schema; in production only the shop's own run. */
  isOpen: boolean
  logger: FastifyBaseLogger
}

/** Apollo Server in front of the compiled operations: it parses, validates and speaks GraphQL over HTTP. */
export async function startApollo({ operations, documents, isOpen, logger }: Options) {
  const server = new ApolloServer<Context>({
    gateway: {
      load: async () => ({
        executor: async ({ document, request, context }) =>
          operations.run({
            document,
            operationName: request.operationName,
            variables: request.variables,
            context: context as Context,
          }),
      }),
      onSchemaLoadOrUpdate: (callback) => {
        callback({ apiSchema: operations.schema, coreSupergraphSdl: '' })
        return () => undefined
      },
      stop: async () => undefined,
    },
    introspection: isOpen,
    persistedQueries: { cache: manifestOf(documents) },
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !isOpen,
    stopOnTerminationSignals: false,
    formatError: presentError,
    parseOptions: { maxTokens: 3000 },
    logger,
    plugins: [reportErrors(logger), showUpstream(isOpen)],
  })
  await server.start()
  return server
}

// Apollo's store of persisted queries, read-only: nobody registers a document from outside.
const manifestOf = (documents: PersistedDocuments) => ({
  get: async (key: string) => documents.text(key.slice(key.indexOf(':') + 1)),
  set: async () => undefined,
  delete: async () => false,
})

const reportErrors = (logger: FastifyBaseLogger): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        const { requestId } = contextValue.visit
        for (const error of errors)
          if (isFault(error))
            logger.error(
              {
                err: error.originalError ?? error,
                ...error.extensions,
                requestId,
                operationName,
                path: error.path?.join('.'),
              },
              error.message,
            )
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return
        const { singleResult } = response.body
        if (singleResult.errors)
          singleResult.errors = singleResult.errors.map((error) =>
            withRequestId(error, contextValue.visit.requestId),
          )
      },
    }
  },
})

// For whoever explores the schema: what a query costs the CMS.
const showUpstream = (isShown: boolean): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        if (!isShown || response.body.kind !== 'single' || !contextValue.visit.calls.length) return
        response.body.singleResult.extensions = {
          ...response.body.singleResult.extensions,
          upstream: contextValue.visit.calls,
        }
      },
    }
  },
})
