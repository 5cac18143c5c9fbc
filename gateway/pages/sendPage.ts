import type { FastifyReply, FastifyRequest } from 'fastify'
import { serverTiming } from '../telemetry/serverTiming.ts'
import { codingFor, matchesDocument } from './negotiation.ts'
import { contentEtag, encodedBody, type PageContent } from './pageContent.ts'
import type { ServedPage } from './servedPage.ts'

/** Maximum seconds for `s-maxage` and `stale-while-revalidate`: shared caches receive no change notices. */
const maxShared = 30
/** The value of Retry-After, in seconds. */
export const retryAfter = 5

const seconds = (milliseconds: number) => Math.min(maxShared, Math.floor(milliseconds / 1000))

function cacheControl({ status, fresh, stale, failedId }: ServedPage, hasCookie: boolean): string {
  if (status !== 200 || failedId || hasCookie || fresh + stale === 0) return 'no-store'
  const shared = `public, max-age=0, s-maxage=${seconds(fresh)}`
  return seconds(stale) ? `${shared}, stale-while-revalidate=${seconds(stale)}` : shared
}

/**
 * Sends a page in a coding that the request accepts, or 304 if the client has it, and reports an encoding that it
 * created to `onEncoded`.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ServedPage,
  onEncoded: (encodings: Partial<PageContent>) => void,
): Promise<FastifyReply> {
  const { content, status, failedId } = page
  const { headers, method } = request
  const coding = codingFor(one(headers['accept-encoding']))
  // The error page shows this id; the log and the calls to the CMS have it too.
  if (failedId) reply.header('x-request-id', failedId)
  if (status === 503) reply.header('retry-after', retryAfter)
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': content.policy,
    'cache-control': cacheControl(page, reply.hasHeader('set-cookie')),
    vary: 'accept-encoding',
    'server-timing': timingOf(page, failedId ?? request.id),
    etag: contentEtag(content, coding),
  })
  if (status === 200 && matchesDocument(headers['if-none-match'], content.hash))
    return reply.code(304).removeHeader('content-type').send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  // The length is known without decompressing the page.
  if (method === 'HEAD' && coding === 'identity')
    return reply.header('content-length', content.length).send()
  const body = await encodedBody(content, coding)
  if (coding === 'gzip' && !content.gzip) onEncoded({ gzip: body })
  return reply.send(body)
}

const timingOf = ({ verdict, calls }: ServedPage, requestId: string) =>
  `page;desc="${verdict}", ${serverTiming({ operation: undefined, requestId, calls })}`

const one = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(',') : header
