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
 * Serves the two addresses that switch the language, `/language` to English and `/th/language` to Thai: stores the choice
 * and leads back to the page in that language, with its filters (frame.language.switch). The page is the one that the
 * browser names as the origin of the request, so the links need no script; without one it is the home page.
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

/** The path and query of the page with the link; `/` if it is none of this site, or is not named. */
function pageOf({ headers, host, protocol }: FastifyRequest, origin: string): string {
  const page = URL.parse(headers.referer ?? '')
  if (page?.origin !== origin && page?.origin !== `${protocol}://${host}`) return '/'
  if (/^(\/th)?\/language$/.test(page.pathname)) return '/'
  return sitePath(page.pathname + page.search) ?? '/'
}
