import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { loadSite, type Site } from '#cms/content/site/load.ts'
import { storeSite } from '#cms/content/storeSite.ts'
import { LookBookPage, PageContent, Posts, SiteConfiguration, Store } from '#contract/content.ts'
import { transact } from '#database/transact.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { standInAlbum } from '#tests/support/cms/smallCatalogue.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms
let site: Site
beforeAll(async () => {
  site = await loadSite()
  cms = await startCms()
  await transact(cms.cms.database, (transaction) => storeSite(transaction, site, standInAlbum))
})
afterAll(() => cms.close())

/** The response of a call, parsed by its contract. */
async function readCall<Schema extends z.ZodType>(path: string, contract: Schema) {
  const response = await fetch(`${cms.url}/api/v1${path}`)
  expect(response.status, path).toBe(200)
  return contract.parse(await response.json())
}

test('every page is served with breadcrumbs and figures', async () => {
  for (const { slug, title } of site.pages) {
    const page = await readCall(`/pages/${slug}`, PageContent)
    expect(page.title).toBe(title)
    expect(page.content).not.toContain('data-picture')
    if (slug !== 'home')
      expect(page.meta.breadcrumbs?.[0]).toMatchObject({ text: 'Home', url: '/' })
  }
})

test('stories are listed newest first and served by slug', async () => {
  const { data, meta } = await readCall('/posts?limit=20&order=desc&orderby=date', Posts)
  expect(meta.pagination.total).toBe(12)
  expect(data.map(({ permalink }) => permalink)).toEqual(site.stories.map(({ slug }) => `/${slug}`))
  for (const { slug, date } of site.stories)
    expect(await readCall(`/posts/${slug}`, PageContent)).toMatchObject({ date })
})

test('look books, stores and the configuration match their contracts', async () => {
  for (const { slug, gallery } of site.lookBooks)
    expect((await readCall(`/look-books/${slug}`, LookBookPage)).gallery).toHaveLength(
      gallery.length,
    )
  for (const { slug, location } of site.stores)
    expect(await readCall(`/store-locators/${slug}`, Store)).toMatchObject({ slug, location })
  const { menus, popups, settings } = await readCall('/site-configuration', SiteConfiguration)
  expect(menus.primary).toHaveLength(7)
  expect(popups).toHaveLength(3)
  expect(settings.megaMenus.map(({ columns }) => columns.length)).not.toContain(0)
})

test('a page or story is served by the slugs that it had, and one that was removed is gone', async () => {
  covers('routes.gone', 'routes.renamed')

  const [story, ...stories] = site.stories
  const pages = site.pages.filter(({ slug }) => slug !== 'terms-and-conditions')
  if (!story) throw new Error('There are no stories')
  const renamed = { ...story, slug: 'another-name', formerSlugs: [story.slug] }
  const store = (changed: Site) =>
    transact(cms.cms.database, (transaction) => storeSite(transaction, changed, standInAlbum))
  const statusOf = async (path: string) => (await fetch(`${cms.url}/api/v1${path}`)).status
  try {
    await store({ ...site, pages, stories: [renamed, ...stories] })
    for (const path of [`/pages/${story.slug}`, `/posts/${story.slug}`, '/pages/another-name'])
      expect(await readCall(path, PageContent)).toMatchObject({
        title: story.title,
        url: '/another-name',
      })
    expect(await statusOf('/pages/terms-and-conditions')).toBe(410)
    expect(await statusOf('/posts/terms-and-conditions')).toBe(410)
    expect(await statusOf('/pages/never-there')).toBe(404)
  } finally {
    await store(site)
  }
  expect(await readCall('/pages/terms-and-conditions', PageContent)).toMatchObject({
    url: '/terms-and-conditions',
  })
})

test('the menu leads to new pieces and categories of all labels, and to the page of each guest label', async () => {
  const { menus } = await readCall('/site-configuration', SiteConfiguration)
  const addresses = menus.primary.flatMap(({ items }) =>
    items.flatMap((column) => [column.url, ...column.items.map(({ url }) => url)]),
  )
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/shop?sort=date',
      '/product-category/dresses',
      '/product-category/bags',
    ]),
  )
  for (const slug of ['baan-khram', 'lanna-loom', 'mali-studio']) {
    expect(addresses).toContain(`/${slug}`)
    const page = await readCall(`/pages/${slug}`, PageContent)
    const [slider] = page.blocks ?? []
    expect(slider).toMatchObject({
      type: 'product-slider',
      query: { brands: [expect.stringContaining(slug)] },
    })
  }
})
