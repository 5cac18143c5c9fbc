import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, fillCart } from '../../support/pages/customers.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The title of a content page or a story, as an editor wrote it. */
async function titleOf(page: Page, kind: 'page' | 'post', key: string): Promise<string> {
  const { entry } = await executeGraphql<{ entry: { title: string } | null }>(
    page.request,
    kind === 'page'
      ? 'query ($key: String!) { entry: page(key: $key) { title } }'
      : 'query ($key: String!) { entry: story(slug: $key) { title } }',
    { key },
  )
  return entry?.title ?? ''
}

test.describe('content', () => {
  test('URLs of content show their content page, look book, store and brand', async ({ page }) => {
    covers(
      'content.page.content',
      'routes.content',
      'routes.home',
      'routes.look-book',
      'routes.store',
      'routes.stores',
      'routes.stories',
      'routes.white-asava',
    )
    const main = page.getByRole('main')
    await page.goto('/')
    await expect(main.getByRole('heading', { name: 'Salon Hour' }).first()).toBeVisible()
    await page.goto('/privacy-policy')
    await expect(heading(page)).toHaveText(await titleOf(page, 'page', 'privacy-policy'))
    await expect(main.getByRole('paragraph').first()).toBeVisible()
    await page.goto('/stories')
    await expect(heading(page)).toHaveText(await titleOf(page, 'page', 'stories'))
    await expect(main.getByRole('article')).toHaveCount(8)
    await page.goto('/look-book/first-light')
    await expect(heading(page)).toHaveText('First Light')
    await page.goto('/stores')
    await expect(page.getByRole('region', { name: 'Map of stores' })).toBeAttached()
    await expect(main.getByRole('listitem')).toHaveCount(8)
    await page.goto('/store-locator/siam-paragon')
    await expect(heading(page)).toHaveText('Vitrine Siam Paragon')
    await page.goto('/white-asava')
    await expect(heading(page)).toHaveText('White ASAVA')
    await expect(main.getByRole('link', { name: 'Book an appointment' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Contact us' })).toBeAttached()
  })

  test('a URL shows a story when no content page has its slug', async ({ page }) => {
    covers('routes.content.story')
    const slug = 'a-day-in-the-atelier'
    expect(await titleOf(page, 'post', slug)).toBe('A day in the atelier')
    await page.goto(`/${slug}`)
    await expect(heading(page)).toHaveText('A day in the atelier')
    await expect(page.getByRole('region', { name: 'More stories' })).toBeAttached()
    await page.goto('/privacy-policy')
    await expect(heading(page)).toHaveText('Privacy policy')
    await expect(page.getByRole('region', { name: 'More stories' })).toHaveCount(0)
  })

  test('a URL without a page responds with 404 and a link to the homepage', async ({ page }) => {
    covers(
      'errors.not-found.page',
      'pages.status.not-found',
      'routes.category.unknown',
      'routes.malformed-escape',
      'routes.not-found',
    )
    for (const url of [
      '/no-such-story',
      '/product/no-such-dress',
      '/product-category/asava/no-such-category',
      '/look-book/no-such-season',
      '/store-locator/no-such-store',
      '/%E0%A4%A',
      '/product/%E0%A4%A',
      '/look-book/%zz',
    ]) {
      const response = await page.request.get(url)
      expect(response.status(), url).toBe(404)
      expect(await response.text(), url).toMatch(/<h1[^>]*>.*find this page/)
    }
    await page.goto('/no/such/page')
    await expect(heading(page)).toHaveText('We couldn’t find this page')
    await page.getByRole('main').getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('the fixed links each lead to a page', async ({ page }) => {
    covers('routes.fixed-links')
    for (const url of [
      '/stores/',
      '/shipping-and-returns/',
      '/term-conditions',
      '/terms-and-conditions',
      '/privacy-policy',
      '/contact-us',
      '/checkout',
      '/shop',
    ]) {
      const response = await page.request.get(url)
      expect(response.status(), url).toBe(200)
      expect(await response.text(), url).toMatch(/<h1/)
    }
  })
})

test.describe('catalogue', () => {
  const main = (page: Page) => page.getByRole('main')

  /** The number of products that a listing has in all. */
  const total = async (page: Page) =>
    Number(
      /^(\d+) products?$/.exec(
        await main(page)
          .getByText(/^\d+ products?$/)
          .innerText(),
      )?.[1],
    )

  const totalOf = async (page: Page, filter: string) => {
    const { listing } = await executeGraphql<{ listing: { totalCount: number } }>(
      page.request,
      `{ listing(filter: ${filter}) { totalCount } }`,
    )
    return listing.totalCount
  }

  test('the shop has a grid under its content, with filters, sort order, density and more products at its end', async ({
    page,
  }) => {
    covers('routes.shop')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/shop')
    await expect(heading(page)).toHaveText(await titleOf(page, 'page', 'shop'))
    await expect(main(page).getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await expect(main(page).getByLabel('Sort by')).toBeVisible()
    await expect(main(page).getByRole('radio', { name: 'Four columns' })).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(12)
    await main(page).getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(main(page).getByText(/^Showing 24 of/)).toBeAttached()
  })

  test('a product, the special prices and the campaign have their URLs', async ({ page }) => {
    covers('routes.chinese-new-year', 'routes.product', 'routes.special-price')
    await page.goto('/product/silk-slip-dress')
    await expect(heading(page)).toHaveText('Silk slip dress')
    await page.goto('/special-price')
    expect(await total(page)).toBe(await totalOf(page, '{ specialPrice: true }'))
    expect(await total(page)).not.toBe(await totalOf(page, '{}'))
    for (const card of await main(page).getByRole('article').all())
      await expect(card).toContainText(/−\d+%/)
    await page.goto('/chinese-new-year')
    const campaign = '{ brands: ["asava", "asv"], categories: ["chinese-new-year"] }'
    expect(await total(page)).toBe(await totalOf(page, campaign))
    expect(await total(page)).toBeGreaterThan(0)
  })

  test('a category is the last segment of its URL, and a whole segment names the brand', async ({
    page,
  }) => {
    covers(
      'routes.category',
      'routes.category.brand',
      'routes.category.brand.alone',
      'routes.category.brand.whole-segment',
      'routes.category.last-segment',
    )
    const all = await totalOf(page, '{ within: "dresses" }')
    const ofBrand = await totalOf(page, '{ within: "dresses", brands: ["asava"] }')
    expect(ofBrand).toBeGreaterThan(0)
    expect(ofBrand).toBeLessThan(all)
    for (const [path, products] of [
      ['dresses', all],
      ['women/dresses', all],
      ['asava/dresses', ofBrand],
      ['ASAVA/dresses', ofBrand],
      ['asava-baan-khram/dresses', all],
      ['asv', await totalOf(page, '{ brands: ["asv"] }')],
    ] as const) {
      await page.goto(`/product-category/${path}`)
      expect(await total(page), path).toBe(products)
    }
  })
})

const forms = (page: Page) =>
  (['Sign in', 'Register'] as const).map((name) => page.getByRole('form', { name }))

test('the account page has the sign-in and the register form side by side', async ({
  page,
  isMobile,
}) => {
  covers('permissions.visitor.sign-in', 'routes.account')
  await page.goto('/my-account')
  const boxes = await Promise.all(
    forms(page).map(async (form) => {
      await expect(form).toBeVisible()
      return (await form.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    }),
  )
  const [signIn, register] = boxes
  if (!signIn || !register) throw new Error('A form is missing')
  if (isMobile) expect(signIn.y + signIn.height).toBeLessThan(register.y)
  else expect(signIn.x + signIn.width).toBeLessThan(register.x)
})

test.describe('account', () => {})

test.describe('checkout', () => {
  test('the checkout is loaded as a document from every link to it', async ({ page }) => {
    covers('routes.checkout', 'routes.checkout.full-navigation')
    await fillCart(page)
    await page.goto('/shop')
    await page.getByRole('button', { name: /^Shopping Bag/ }).press('Enter')
    const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && /\/checkout$/.test(request.url()),
    )
    await bag.getByRole('link', { name: 'Checkout' }).click()
    await loaded
    await expect(heading(page)).toHaveText('Checkout')
    // A link that an editor wrote.
    await page.goto('/careers')
    await page.evaluate(() => {
      const link = document.createElement('a')
      Object.assign(link, { href: '/checkout', textContent: 'Pay now' })
      document.querySelector('main')?.prepend(link)
    })
    const again = page.waitForRequest(
      (request) => request.isNavigationRequest() && /\/checkout$/.test(request.url()),
    )
    await page.getByRole('link', { name: 'Pay now' }).dispatchEvent('click')
    await again
  })
})
