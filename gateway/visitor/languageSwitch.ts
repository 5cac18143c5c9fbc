import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { sitePath } from '@vitrine/contract/sitePath.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { thaiUrl } from '../resolvers/resolveUrls.ts'

const year = 365 * 86_400

interface Options {
  siteUrl: string
  isSecure: boolean
}

/**
 * Serves `/language` and `/th/language`, which switch to English and Thai: stores the choice and redirects to the page
 * that the link or the Referer names, in that language (frame.language.switch).
 */
export function registerLanguageSwitch(app: FastifyInstance, { siteUrl, isSecure }: Options) {
  const { origin } = new URL(siteUrl)
  const switchTo = (language: 'en' | 'th') => (path: string) =>
    language === 'th' ? thaiUrl(path) : path.replace(/^\/th(?=[/?]|$)\/?/, '/')
  for (const [url, language] of [
    ['/language', 'en'],
    ['/th/language', 'th'],
  ] as const)
    app.get(url, (request, reply) => {
      const attributes = [
        'Path=/',
        `Max-Age=${year}`,
        'SameSite=Lax',
        ...(isSecure ? ['Secure'] : []),
      ]
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('set-cookie', [`language=${language}`, ...attributes].join('; '))
      return redirectLocally(reply, switchTo(language)(pageOf(request, origin)), 303)
    })
}

/** The path and query of the page that the link names, or else the Referer; `/` for neither, or for another site. */
function pageOf(request: FastifyRequest, origin: string): string {
  return namedPage(request.query) ?? refererPage(request, origin) ?? '/'
}

function namedPage(query: unknown): string | undefined {
  const { page } = Object(query)
  return typeof page === 'string' ? ownPage(page) : undefined
}

function refererPage({ headers, host, protocol }: FastifyRequest, origin: string) {
  const page = URL.parse(headers.referer ?? '')
  if (page?.origin !== origin && page?.origin !== `${protocol}://${host}`) return undefined
  return ownPage(page.pathname + page.search)
}

/** A path of this site that is not a switch itself. */
function ownPage(text: string): string | undefined {
  const path = sitePath(text)
  return path === undefined || /^(\/th)?\/language(?![^/?#])/.test(path) ? undefined : path
}
