import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { visitorFaults } from '../faults/requestFaults.ts'
import type { RequestOrigin } from '../sources/context.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import { requestPreview } from '../visitor/previews.ts'
import { cookiesOfToken, visitorTokenHeader } from '../visitor/visitorCookies.ts'

const wellFormedId = /^[\w-]{8,64}$/

/** The request id of the client if it is valid, else a new one. */
export function acceptedRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormedId.test(header) ? header : randomUUID()
}

interface Options {
  isQa: boolean
  /** Whether the shop's public URL is https. */
  isSecure: boolean
  tracing: Tracing | undefined
}

/** Reads the visitor and the trace of an HTTP request. */
export function requestOrigin(
  request: FastifyRequest,
  { isQa, isSecure, tracing }: Options,
): RequestOrigin {
  const { traceparent, [visitorTokenHeader]: token } = request.headers
  const hasToken = typeof token === 'string'
  return {
    requestId: request.id,
    address: request.ip,
    cookies: hasToken ? cookiesOfToken(token) : request.headers.cookie,
    hasToken,
    faults: isQa ? visitorFaults(request) : undefined,
    preview: requestPreview(request),
    isSecure: isSecure && !hasToken,
    trace: tracing?.begin(typeof traceparent === 'string' ? traceparent : undefined),
  }
}
