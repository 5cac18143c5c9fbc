import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentMedia } from '../upstream/contentCalls.ts'
import { failureBody } from './applyFault.ts'
import { proxiedCallName } from './cmsCalls.ts'
import { visitorFaults } from './requestFaults.ts'

/** The value of Retry-After, in seconds, while the CMS does not respond. */
export const retryAfter = 5
/** The response to a request that the CMS does not respond to. */
export const unavailable = {
  code: 'CMS_UNAVAILABLE',
  message: 'The shop cannot be reached right now. Please try again in a moment.',
}

/** Applies the tester's fault to a request that is passed on, and resolves with whether it has been responded to. */
export async function applyProxyFault(
  request: FastifyRequest,
  reply: FastifyReply,
  timeout: number,
): Promise<boolean> {
  const name = proxiedCallName(request.method, request.url)
  const upstream = request.url.startsWith(`${contentMedia}/`) ? 'content' : 'commerce'
  const fault = visitorFaults(request)?.take(name, upstream)
  if (!fault) return false
  if (fault.kind === 'fail') {
    reply
      .code(fault.status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(failureBody(fault.status))
    return true
  }
  if (fault.kind !== 'slow' && fault.kind !== 'hang') return false
  const delay = fault.kind === 'slow' ? fault.milliseconds : timeout
  await wait(Math.min(delay, timeout))
  if (delay < timeout) return false
  reply.code(503).header('retry-after', retryAfter).send(unavailable)
  return true
}
