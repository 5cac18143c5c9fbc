import { Listing } from '#gateway/contracts/catalog.ts'
import {
  LookBookPage,
  PageContent,
  Posts,
  SiteConfiguration,
  Store,
  Stores,
} from '#gateway/contracts/content.ts'
import { type Client, expectProblem } from './client.ts'
import { must, need, type Report } from './report.ts'

const pageKeys = ['home', 'shop', 'stories', 'wishlist']
const postSlugs = [
  'chinese-new-year',
  'confirm-payment',
  'my-account',
  'special-price',
  'stores',
  'white-asava',
]

/** Checks docs/rest/content.md: read-only. */
export async function checkContent(report: Report, client: Client) {
  await report.check('GET /site-configuration', () =>
    client.read(SiteConfiguration, '/site-configuration'),
  )
  for (const key of pageKeys) {
    await report.check(`GET /pages/${key}`, () => client.read(PageContent, `/pages/${key}`))
  }
  await report.check('an unknown page is not_found', async () => {
    expectProblem(await client.ask('GET', '/pages/no-such-page-anywhere'), 'not_found', 404)
  })
  for (const slug of postSlugs) {
    await report.check(`GET /posts/${slug}`, () => client.read(PageContent, `/posts/${slug}`))
  }
  await report.check('an unknown post is not_found', async () => {
    expectProblem(await client.ask('GET', '/posts/no-such-post-anywhere'), 'not_found', 404)
  })
  await checkPosts(report, client)
  await report.check('GET /look-books/{slug}', async () => {
    const { lookBooks } = await client.read(Listing, '/products')
    const urls = lookBooks.map(({ link }) => /^\/look-book\/([^/?#]+)/.exec(link.url)?.[1])
    const slug = need(urls.find(Boolean), 'no listing look book leads to a look book page')
    await client.read(LookBookPage, `/look-books/${slug}`)
  })
  await report.check('an unknown look book is not_found', async () => {
    expectProblem(await client.ask('GET', '/look-books/no-such-book'), 'not_found', 404)
  })
  await report.check('GET /store-locators, and each store alone', async () => {
    for (const store of await client.read(Stores, '/store-locators')) {
      const alone = await client.read(Store, `/store-locators/${store.slug}`)
      must(alone.id === store.id, `store ${store.slug} has another id alone`)
    }
  })
  await report.check('an unknown store is not_found', async () => {
    expectProblem(await client.ask('GET', '/store-locators/no-such-store'), 'not_found', 404)
  })
  await checkFrames(report, client)
  await report.check(
    'a public response has Cache-Control and ETag and revalidates with 304',
    async () => {
      const first = await client.ask('GET', '/site-configuration')
      const etag = need(first.headers.get('etag'), 'there is no ETag')
      must(
        /max-age=\d/.test(first.headers.get('cache-control') ?? ''),
        'Cache-Control has no max-age',
      )
      const again = await client.ask('GET', '/site-configuration', undefined, {
        'if-none-match': etag,
      })
      must(again.status === 304, `status ${again.status} in place of 304`)
    },
  )
}

async function checkPosts(report: Report, client: Client) {
  await report.check('GET /posts pages do not overlap and have the correct total', async () => {
    const first = await client.read(Posts, '/posts?limit=2&page=1')
    const second = await client.read(Posts, '/posts?limit=2&page=2')
    must(first.data.length <= 2, 'the limit is not kept')
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    must(new Set(ids).size === ids.length, 'a post is on two pages')
    const { total, pageCount } = first.meta.pagination
    must(pageCount === Math.ceil(total / 2), `pageCount ${pageCount} does not fit total ${total}`)
  })
  await report.check('GET /posts?orderby=title is sorted both ways', async () => {
    const read = async (order: string) =>
      (await client.read(Posts, `/posts?limit=48&orderby=title&order=${order}`)).data.map(
        ({ id }) => id,
      )
    const [up, down] = [await read('asc'), await read('desc')]
    must(up.join() === down.toReversed().join(), 'asc is not desc backwards')
  })
  await report.check('a page of posts past the end is empty and has correct counts', async () => {
    const { data, meta } = await client.read(Posts, '/posts?page=9999')
    must(data.length === 0, 'there are posts')
    must(meta.pagination.page === 9999 && meta.pagination.total > 0, 'the pagination is not true')
  })
}

async function checkFrames(report: Report, client: Client) {
  for (const name of ['contact-form', 'appointment-form']) {
    await report.check(`GET /component/${name}/ is a page that posts its height`, async () => {
      const { status, headers, text } = await client.ask('GET', `/component/${name}/`)
      must(status === 200, `status ${status}`)
      must(/text\/html/.test(headers.get('content-type') ?? ''), 'it is no HTML')
      must(/<form\b/.test(text), 'there is no form')
    })
  }
}
