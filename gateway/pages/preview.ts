import { languageOfPath } from '@vitrine/contract/common.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { sitePath } from '@vitrine/contract/sitePath.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendTooManyRequests } from '../protection/addressLimits.ts'
import { type Previews, rememberPreview } from '../visitor/previews.ts'
import { readCookie } from '../visitor/visitorCookies.ts'
import { waitingPreviewPage } from './plainPages.ts'

const cookieName = 'vitrine_preview'
const parameter = 'preview'

interface Options {
  previews: Previews
  /** Limits the tokens that a visitor has checked, and the requests of a preview. */
  limits: RateLimits | undefined
  isSecure: boolean
}

/**
 * Reads the draft that a page or an operation previews from the page's URL or the cookie that it sets. An invalid or
 * expired token only deletes the cookie (security.previews.made-up).
 */
export function registerPreview(app: FastifyInstance, { previews, limits, isSecure }: Options) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const forget = (reply: FastifyReply) =>
    reply.header('set-cookie', `${cookieName}=; ${attributes}; Max-Age=0`)
  const endOf = async (token: string, { ip }: FastifyRequest) => {
    const end = previews.known(token)
    if (end !== undefined) return end
    const wait = await limits?.take(rateLimitKey(ip), 'previewCheck', 1)
    return wait === undefined ? previews.check(token) : undefined
  }
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    const isPage = route === '/*'
    if (!isPage && route !== '/graphql') return undefined
    const written = isPage ? writtenIn(request) : undefined
    const token = written ?? readCookie(request.headers.cookie, cookieName)
    if (token === undefined) return undefined
    if (written === '')
      return redirectLocally(
        forget(reply).header('cache-control', 'no-store'),
        withoutPreview(request.url),
        302,
      )
    const end = await endOf(token, request)
    // Responses to operations may be stored by shared caches, so only pages delete the cookie.
    if (end === null && isPage) forget(reply)
    // The published page at the link of a draft would pass for the draft.
    if (end === undefined && written !== undefined) {
      const { html, policy } = waitingPreviewPage(languageOfPath(request.url))
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': 2, refresh: '2' })
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(html)
    }
    if (!end) return undefined
    const wait = await limits?.take(tokenHash(token), 'preview', 1)
    if (wait !== undefined) return sendTooManyRequests(reply, wait)
    reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    // The cookie ends with the token: a later page is the shop's, and must not be called a draft.
    if (written !== undefined)
      reply.header(
        'set-cookie',
        `${cookieName}=${written}; ${attributes}; Expires=${end.toUTCString()}`,
      )
    rememberPreview(request, token)
    return undefined
  })
}

function writtenIn({ url }: FastifyRequest): string | undefined {
  if (!url.includes(`${parameter}=`)) return undefined
  return new URLSearchParams(url.split('?', 2)[1]).get(parameter) ?? undefined
}

function withoutPreview(url: string): string {
  const [path = '/', query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete(parameter)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/**
 * The element that marks a page as a draft and links to the end of the preview, with a name that keeps it out of
 * hydration.
 */
export const previewNote = (url: string): string =>
  `<vitrine-preview><aside aria-label="Preview" style="position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem;padding:.75rem 1rem;background:#1b1816;color:#fff;font:1rem/1.5 system-ui,sans-serif"><span>This is a draft, which only you see.</span><a href="${escapeHtml(endingUrl(url))}" target="_top" style="color:#fff;text-decoration:underline">End the preview</a></aside></vitrine-preview>`

const endingUrl = (url: string) => {
  const plain = sitePath(withoutPreview(url)) ?? '/'
  return `${plain}${plain.includes('?') ? '&' : '?'}${parameter}=`
}
