import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Logs one line for each response, with its request, instead of Fastify's two. */
export class ResponseLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    if (this.isLogDisabled(request)) return
    const details = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...details, err: error }, 'request errored')
    else reply.log.info(details, 'request completed')
  }
}
