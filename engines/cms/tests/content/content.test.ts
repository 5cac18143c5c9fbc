import { Posts, SiteConfiguration } from '@vitrine/contract/content.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'

const cms = sharedSeededCms()

const request = (path: string) => fetch(`${cms.url}/api/v1/${path}`)
const posts = async (query: string) => Posts.parse(await (await request(`posts?${query}`)).json())

test('stories are available as pages and as posts, newest first', async () => {
  const { data, meta } = await posts('limit=3')
  expect(data).toHaveLength(3)
  expect(meta.pagination.total).toBeGreaterThanOrEqual(12)
  const dates = data.map(({ date }) => date ?? '')
  expect(dates).toEqual(dates.toSorted().reverse())
  const [newest] = data
  const slug = newest?.permalink.slice(1)
  const [asPage, asPost] = await Promise.all([request(`pages/${slug}`), request(`posts/${slug}`)])
  expect(await asPage.json()).toEqual(await asPost.json())
})

test('stories sort by title in both directions and filter by category', async () => {
  const titles = async (order: string) =>
    (await posts(`orderby=title&order=${order}&limit=48`)).data.map(({ title }) => title)
  const ascending = await titles('asc')
  expect(await titles('desc')).toEqual(ascending.toReversed())
  const [category = ''] = (await posts('limit=1')).data[0]?.categories ?? []
  const filtered = await posts(`category=${encodeURIComponent(category)}&limit=48`)
  expect(filtered.data.length).toBeGreaterThan(0)
  for (const post of filtered.data) expect(post.categories).toContain(category)
  expect((await posts('category=none')).meta.pagination).toMatchObject({ total: 0, pageCount: 0 })
})

test.each(['limit=0', 'limit=49', 'page=x', 'order=up', 'orderby=views'])(
  'GET /posts rejects %s',
  async (query) => {
    expect((await request(`posts?${query}`)).status).toBe(422)
  },
)

test('a social login is offered when its client id and secret are set', async () => {
  const logins = async () =>
    SiteConfiguration.parse(await (await request('site-configuration')).json()).settings.socialLogin
  const none = { facebook: false, google: false, apple: false, line: false }
  expect(await logins()).toEqual(none)
  const { environment } = cms.cms
  const set = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', LINE_CLIENT_ID: 'id' }
  Object.assign(environment, set)
  onTestFinished(() => {
    for (const name of Object.keys(set)) Object.assign(environment, { [name]: undefined })
  })
  expect(await logins()).toEqual({ ...none, google: true })
})

const thaiLetters = /\p{Script=Thai}/u

test('content, catalogue, cart and errors are in the language of the call', async () => {
  covers('calls.language.texts')

  const read = async (path: string) => {
    const response = await request(path)
    return { language: response.headers.get('content-language'), body: await response.json() }
  }
  const site = await read('site-configuration?lang=th')
  expect(site.language).toBe('th')
  expect(site.body.menus.footer[0].title).toBe('ช้อป')
  expect(site.body.siteInfo.name).toBe('Vitrine')
  const about = await read('pages/about-asava-group?lang=th')
  expect(about.body.content).toMatch(/<figure><img [^>]*alt="นางแบบ[^>]*>\s*<figcaption>บันได/)
  const { body: product } = await read('products/silk-slip-dress?lang=th')
  expect(product).toMatchObject({ name: 'สลิปเดรสไหม', brands: [{ slug: 'asv', name: 'asv' }] })
  for (const text of [
    product.description,
    product.information,
    product.sizeText,
    product.image.alt,
  ])
    expect(text).toMatch(thaiLetters)
  const { body: listing } = await read('products?limit=1&lang=th')
  expect(listing.filters.map(({ title }: { title: string }) => title)).toContain('แบรนด์')
  expect(await read('products/no-such-dress?lang=th')).toEqual({
    language: 'th',
    body: { code: 'not_found', message: 'ไม่พบสินค้า' },
  })
  const added = await fetch(`${cms.url}/api/v1/cart?lang=th`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: product.id, variation: [{ attribute: 'size', value: 'xxxl' }] }),
  })
  expect((await added.json()).message).toMatch(thaiLetters)
})

test('a call without a language, and one in an unknown language, are answered in English', async () => {
  for (const query of ['', '?lang=en', '?lang=de', '?lang=th&lang=th']) {
    const response = await request(`products/silk-slip-dress${query}`)
    expect(response.headers.get('content-language')).toBe('en')
    const text = await response.text()
    expect(text).not.toMatch(thaiLetters)
  }
})
