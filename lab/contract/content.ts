import { LookBook, Page, Posts, Store, Stores } from '@vitrine/gateway/responses/content.ts'
import { Site } from '@vitrine/gateway/responses/site.ts'
import { type Client, expectProblem } from './client.ts'
import { assert, type Report, required } from './report.ts'

const pageKeys = ['home', 'shop', 'stories', 'wishlist']
const postSlugs = [
  'chinese-new-year',
  'confirm-payment',
  'my-account',
  'special-price',
  'stores',
  'white-asava',
]

/** Checks the site configuration and pages: read-only. */
export async function checkPages(report: Report, client: Client, keys: readonly string[]) {
  await report.check('GET /site-configuration', () => client.read(Site, '/site-configuration'))
  for (const key of keys)
    await report.check(`GET /pages/${key}`, () => client.read(Page, `/pages/${key}`))
}

/** Checks docs/rest/content.md without its forms: read-only. */
export async function checkContent(report: Report, client: Client) {
  await checkPages(report, client, pageKeys)
  await report.check('an unknown page is not_found', async () => {
    expectProblem(await client.request('GET', '/pages/no-such-page-anywhere'), 'not_found', 404)
  })
  for (const slug of postSlugs) {
    await report.check(`GET /posts/${slug}`, () => client.read(Page, `/posts/${slug}`))
  }
  await report.check('an unknown post is not_found', async () => {
    expectProblem(await client.request('GET', '/posts/no-such-post-anywhere'), 'not_found', 404)
  })
  await checkPosts(report, client)
  await report.check('GET /look-books/{slug}', async () => {
    const slug = await firstIn(client, linking, /\/look-book\\?\/([^/"?#\\]+)/)
    await client.read(
      LookBook,
      `/look-books/${required(slug, `nothing in ${linking.join(', ')} links to a look book page`)}`,
    )
  })
  await report.check('an unknown look book is not_found', async () => {
    expectProblem(await client.request('GET', '/look-books/no-such-book'), 'not_found', 404)
  })
  await report.check('GET /store-locators, and each store alone', async () => {
    for (const store of await client.read(Stores, '/store-locators')) {
      const slug = store.slug ?? store.id
      const single = await client.read(Store, `/store-locators/${slug}`)
      assert(single.id === store.id, `store ${slug} has another id in its own response`)
    }
  })
  await report.check('an unknown store is not_found', async () => {
    expectProblem(await client.request('GET', '/store-locators/no-such-store'), 'not_found', 404)
  })
  await report.check('GET /media/{path} serves the images below /media', () => checkMedia(client))
  await report.check('an unknown route is not_found', async () => {
    expectProblem(await client.request('GET', '/no-such-call'), 'not_found', 404)
  })
  await report.check(
    'a public response has Cache-Control and ETag and revalidates with 304',
    async () => {
      const first = await client.request('GET', '/site-configuration')
      const etag = required(first.headers.get('etag'), 'there is no ETag')
      assert(
        /max-age=\d/.test(first.headers.get('cache-control') ?? ''),
        'Cache-Control has no max-age',
      )
      const again = await client.request('GET', '/site-configuration', undefined, {
        'if-none-match': etag,
      })
      assert(again.status === 304, `status ${again.status} instead of 304`)
    },
  )
}

async function checkPosts(report: Report, client: Client) {
  await report.check('GET /posts pages do not overlap and have the correct total', async () => {
    const first = await client.read(Posts, '/posts?limit=2&page=1')
    const second = await client.read(Posts, '/posts?limit=2&page=2')
    assert(first.data.length <= 2, 'the page exceeds the limit')
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    assert(new Set(ids).size === ids.length, 'a post is on two pages')
    const { total, pageCount = Math.ceil(total / 2) } = first.meta.pagination
    assert(
      pageCount === Math.ceil(total / 2),
      `pageCount ${pageCount} does not match total ${total}`,
    )
  })
  await report.check('GET /posts?orderby=title is sorted both ways', async () => {
    const read = async (order: string) =>
      (await client.read(Posts, `/posts?limit=48&orderby=title&order=${order}`)).data.map(
        ({ id }) => id,
      )
    const [ascending, descending] = [await read('asc'), await read('desc')]
    assert(ascending.join() === descending.toReversed().join(), 'asc is not the reverse of desc')
  })
  await report.check('a page of posts past the end is empty and has correct counts', async () => {
    const { data, meta } = await client.read(Posts, '/posts?page=9999')
    const { page = 9999, total } = meta.pagination
    assert(data.length === 0, 'there are posts')
    assert(page === 9999 && total > 0, 'the pagination is incorrect')
  })
}

/** Calls whose responses link to look books and have images: a CMS of the content has no products. */
const linking = ['/products', '/site-configuration', '/pages/home', '/posts']

/** The first group of a pattern in the first of these responses that matches it. */
async function firstIn(client: Client, paths: readonly string[], pattern: RegExp) {
  for (const path of paths) {
    const match = pattern.exec((await client.request('GET', path)).text)?.[1]
    if (match) return match
  }
  return undefined
}

async function checkMedia(client: Client) {
  const path = await firstIn(client, linking, /"(\/media\/[^"\s?#]+)"/)
  const image = await client.request(
    'GET',
    required(path, 'the images of this CMS have other addresses'),
  )
  if (image.status >= 400) return expectProblem(image, 'unavailable', 503)
  const type = required(image.headers.get('content-type'), 'an image has no content type')
  assert(/^(image|video)\//.test(type), `an image has the content type ${type}`)
  expectProblem(await client.request('GET', '/media/no-such-picture.jpg'), 'not_found', 404)
}
