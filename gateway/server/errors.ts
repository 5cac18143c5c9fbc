import type { FastifyError, FastifyInstance } from 'fastify'

const messages: Record<number, string> = {
  404: 'Not found.',
  411: 'The request needs a Content-Length.',
  413: 'The request is too large.',
  415: 'This type of content is not accepted.',
}

/**
 * Sends errors outside GraphQL in one form. Neither the response nor the log repeats what was sent, as the messages
 * about malformed JSON and missing routes would (security.secrets.errors).
 */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError & { isSafe?: boolean }>((error, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    else request.log.info({ code: error.code, status }, 'request rejected')
    const fallback =
      status >= 500 ? 'Something went wrong, please try again.' : 'The request is malformed.'
    const message = error.isSafe ? error.message : (messages[status] ?? fallback)
    return reply.code(status).send({ code: error.code ?? String(status), message })
  })
  app.setNotFoundHandler((_, reply) => {
    reply.code(404).send({ code: 'NOT_FOUND', message: messages[404] })
  })
}
