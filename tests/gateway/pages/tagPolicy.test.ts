import { contentSecurityPolicy } from '@vitrine/gateway/pages/contentSecurityPolicy.ts'
import { googleTag, tagSources } from '@vitrine/gateway/pages/tagSources.ts'
import { readEnvironment } from '@vitrine/gateway/server/environment.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'
import { startShop } from '../../support/gateway/startGateway.ts'
import { site } from '../../support/standIns/standInContent.ts'

const inline = { scripts: [], styles: [] }
const measurementId = 'G-VITRINE1'
const adsId = 'AW-1234567'

/** The sources of each directive of a policy. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const policyWith = (
  tags: Parameters<typeof tagSources>[0],
  scriptUrl: string = googleTag.scriptUrl,
) => directivesOf(contentSecurityPolicy(inline, [], { tags: tagSources(tags, scriptUrl) }))

test('a page allows the hosts of the tags that are set, and of no others', () => {
  covers('analytics.tags.behaviour', 'analytics.tags.policy')

  const none = policyWith({ measurementId: null, adsId: null })
  expect(none).toEqual(directivesOf(contentSecurityPolicy(inline)))
  expect(JSON.stringify(none)).not.toContain('google')

  const measured = policyWith({ measurementId, adsId: null })
  expect(measured['script-src']).toEqual([
    ...(none['script-src'] ?? []),
    'https://www.googletagmanager.com',
  ])
  expect(measured['connect-src']).toContain('https://*.google-analytics.com')
  expect(JSON.stringify(measured)).not.toContain('doubleclick')

  const advertised = policyWith({ measurementId: null, adsId })
  expect(advertised['connect-src']).toContain('https://googleads.g.doubleclick.net')
  expect(advertised['frame-src']).toContain('https://td.doubleclick.net')
  expect(JSON.stringify(advertised)).not.toContain('google-analytics')

  const ownPolicy = policyWith({ measurementId, adsId }, 'https://tags.shop.example/gtag/js')
  expect(ownPolicy['script-src']).toContain('https://tags.shop.example')
  expect(ownPolicy['connect-src']).toEqual(["'self'", 'https://tags.shop.example'])
  expect(JSON.stringify(ownPolicy)).not.toContain('google')
})

test('the tags are those of the site settings, and none with an id out of contract', async () => {
  covers('analytics.tags.settings')

  await using shop = await startShop()
  const query = '{ site { settings { tags { measurementId adsId scriptUrl } } } }'
  const { scriptUrl } = googleTag
  const read = async (tags: object) => {
    const body = { ...site, settings: { ...site.settings, tags } }
    respondWith(shop.cms, body, { path: '/site-configuration' })
    return shop.gateway.postQuery(query)
  }
  const none = { measurementId: null, adsId: null, scriptUrl }
  for (const [tags, expected] of [
    [{ measurementId: "G-1'; script-src *", scriptUrl }, none],
    [{ adsId: 'AW-<script>', scriptUrl }, none],
    [{ measurementId, adsId, scriptUrl: 'gtag.js' }, null],
  ] as const) {
    const { data, errors } = await read(tags)
    expect(errors).toEqual([])
    expect(data, JSON.stringify(tags)).toEqual({ site: { settings: { tags: expected } } })
  }
  const { data } = await read({ measurementId, adsId, scriptUrl })
  expect(data).toEqual({ site: { settings: { tags: { measurementId, adsId, scriptUrl } } } })
})

test('a page allows images of the shop, of MEDIA_ORIGINS and of the map, and of no others', () => {
  covers('security.csp.media')

  const images = (origins: readonly string[]) =>
    directivesOf(contentSecurityPolicy(inline, origins))['img-src']
  const ownSources = ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org']
  expect(images([])).toEqual(ownSources)
  const origins = ['https://images.example', 'https://films.example:8443']
  expect(images(origins)).toEqual([...ownSources, ...origins])
  const variables = { MEDIA_ORIGINS: origins.join(','), CMS_URL: 'http://localhost:3001' }
  expect(readEnvironment(variables).mediaOrigins).toEqual(origins)
})
