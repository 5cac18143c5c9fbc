import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import type { Execute } from '../graphql/execute.ts'
import { registerSitemap } from './sitemap.ts'

interface Options {
  siteUrl: string
  execute: Execute
  now: () => Date
}

/**
 * Addresses without a page to read (pages.robots.addresses), without pages that are not to be indexed: a robot has to
 * read `noindex` to obey it (Google Search Central, "Block Search indexing with noindex").
 */
const withoutPages = ['/graphql$', '/graphql?', '/auth/', '/invoice/', '/_machines$', '/_machines/']

/** The lifetime of the security contact; RFC 9116, 2.5.5 recommends less than a year. */
const validDays = 180

const contact = parse('{ site { settings { contactInfo { email } } } }')

/** Serves what robots and tools read: robots.txt, the sitemap, and addresses below /.well-known. */
export function registerCrawlers(app: FastifyInstance, options: Options) {
  const { siteUrl, execute, now } = options
  const absolute = (path: string) => new URL(path, siteUrl).href
  registerSitemap(app, options)

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...withoutPages.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${absolute('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  )

  // The account page leads customers to their password, and others to the sign-in with its lost-password link.
  app.get('/.well-known/change-password', (_, reply) => redirectLocally(reply, '/my-account', 302))

  app.get('/.well-known/security.txt', async (_, reply) => {
    const { data } = await execute(contact, {}, { requestId: 'security.txt' })
    const { site } = Object(data)
    const email: string | undefined = site?.settings.contactInfo.email
    if (!email) return reply.code(503).header('retry-after', '30').send()
    const expires = new Date(now().getTime() + validDays * 86_400_000)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, th',
          `Canonical: ${absolute('/.well-known/security.txt')}`,
          '',
        ].join('\n'),
      )
  })
}
