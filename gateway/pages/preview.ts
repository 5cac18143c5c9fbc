import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromInstant } from '#contract/clock.ts'
import { previewHeader } from '#contract/common.ts'
import { Preview } from '#contract/content.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { CmsClient } from '../upstream/cmsClient.ts'
import { jsonOf } from '../upstream/responseReader.ts'
import { rememberPreview } from '../visitor/previews.ts'
import { cookieOf } from '../visitor/visitorCookies.ts'
import { plainPage } from './plainPages.ts'

const cookieName = 'vitrine_preview'
const parameter = 'preview'
const wellFormed = /^[\w.-]{1,200}$/
interface Options {
  client: CmsClient
  isSecure: boolean
}

/**
 * Reads which draft a request previews: from its address, which sets a cookie for what the page loads later, or from that
 * cookie. An empty `?preview=` ends it.
 */
export function registerPreview(app: FastifyInstance, { client, isSecure }: Options) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const forget = (reply: FastifyReply) =>
    reply.header('set-cookie', `${cookieName}=; ${attributes}; Max-Age=0`)
  app.addHook('onRequest', async (request, reply) => {
    const written = writtenIn(request)
    const token = written ?? cookieOf(request.headers.cookie, cookieName, wellFormed)
    if (token === undefined) return
    reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    if (written === '') return forget(reply).redirect(withoutPreview(request.url), 302)
    if (written !== undefined) {
      const preview = await readPreview(client, written)
      if (!preview) return sendExpired(reply)
      // The cookie ends with the token: a later page is the shop's, and must not be called a draft.
      const end = fromInstant(preview.expires).toUTCString()
      reply.header('set-cookie', `${cookieName}=${written}; ${attributes}; Expires=${end}`)
    }
    rememberPreview(request, token)
  })
}

function writtenIn({ url }: FastifyRequest): string | undefined {
  if (!url.includes(`${parameter}=`) || url.startsWith('/graphql')) return undefined
  return new URLSearchParams(url.split('?', 2)[1]).get(parameter) ?? undefined
}

function withoutPreview(url: string): string {
  const [path = '/', query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete(parameter)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** The draft of a token; undefined when it has expired or is wrong. Rejects when the CMS cannot be reached. */
async function readPreview(client: CmsClient, token: string) {
  if (!wellFormed.test(token)) return undefined
  const headers = { accept: 'application/json', [previewHeader]: token }
  const { response } = await client.send({ method: 'GET', path: '/preview', headers })
  return Preview.safeParse(jsonOf(response)).data
}

const expiredPage = plainPage(
  'This preview has ended',
  '<p>Open a new one in the back office.</p><p><a href="/">Go to the shop</a></p>',
)

const sendExpired = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('content-security-policy', expiredPage.policy)
    .type('text/html; charset=utf-8')
    .send(expiredPage.html)

/** The element that says on a page that it shows a draft, and ends that. Its own name keeps it out of what the shop hydrates. */
export const previewNote = (url: string): string =>
  `<vitrine-preview><aside aria-label="Preview" style="position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem;padding:.75rem 1rem;background:#1b1816;color:#fff;font:1rem/1.5 system-ui,sans-serif"><span>This is a draft, which only you see.</span><a href="${escapeHtml(endOf(url))}" target="_top" style="color:#fff;text-decoration:underline">End the preview</a></aside></vitrine-preview>`

const endOf = (url: string) => {
  const plain = withoutPreview(url)
  return `${plain}${plain.includes('?') ? '&' : '?'}${parameter}=`
}
