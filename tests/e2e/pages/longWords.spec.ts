import { expect, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { openCart, putIntoCart } from '../../support/pages/cartPages.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'

test.use({ launchOptions: withImages })

/** A word as long as a name may be, without a place where a line could break. */
const longWord = 'W'.repeat(100)

/** The texts of a page that come from the CMS or from people: all values of its responses. */
function recordTexts(page: Page) {
  const texts = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') {
      const [plain = ''] = [value.replace(/<[^>]*>/g, ' ').trim()]
      if (plain.length >= 3 && !plain.startsWith('/')) texts.add(plain)
    } else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return
    collect(await response.json().catch(() => undefined))
  })
  return async () => {
    collect(JSON.parse((await page.locator('#state').textContent()) ?? '{}'))
    // The name of the shop is a logo.
    return [...texts].filter((text) => text.toUpperCase() !== 'VITRINE')
  }
}

/** Puts the long word in place of each of these texts, and returns what makes the page wider than its window. */
function widen({ texts, longWord }: { texts: string[]; longWord: string }) {
  const replaced = new Set(texts)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(node.parentElement?.tagName ?? '')) continue
    if (!replaced.has(node.nodeValue?.trim() ?? '')) continue
    node.nodeValue = longWord
    count += 1
  }
  const { clientWidth, scrollWidth } = document.documentElement
  const isScrolled = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isScrolled(parent)
  }
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      !isScrolled(element),
  )
  return {
    count,
    wide:
      scrollWidth > clientWidth
        ? wide
            .map((one) => `${one.tagName} ${one.className} ${one.parentElement?.className}`)
            .slice(0, 4)
        : [],
  }
}

test('no page scrolls sideways at 320 px, however long a word is that the CMS or people typed', async ({
  page,
}) => {
  covers('frame.layout.long-words')

  test.slow()
  await page.setViewportSize({ width: 320, height: 720 })
  const textsOf = recordTexts(page)
  const measure = async (minimum: number, label: string) => {
    const { count, wide } = await page.evaluate(widen, { texts: await textsOf(), longWord })
    expect.soft(wide, label).toEqual([])
    expect.soft(count, label).toBeGreaterThanOrEqual(minimum)
  }
  for (const [url, minimum] of [
    ['/product/silk-slip-dress', 8],
    ['/product-category/dresses', 20],
    ['/shop?s=silk', 10],
    ['/stories', 5],
    ['/the-blue-that-never-empties', 3],
    ['/stores', 5],
    ['/store-locator/siam-paragon', 3],
    ['/look-book/first-light', 3],
    ['/', 5],
  ] as const) {
    await page.goto(url)
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
    await measure(minimum, url)
  }
  await registerCustomer(page)
  await putIntoCart(page, { slug: 'silk-slip-dress', colour: 'sage', size: 'm' })
  await page.goto('/shop')
  await openCart(page)
  await measure(3, 'bag')
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible()
  await measure(2, 'checkout')
  const order = await placeOrder(page, 'BANK_TRANSFER')
  for (const [url, text, minimum] of [
    [`/my-account/view-order/${order.id}`, 'Silk slip dress', 5],
    ['/my-account/orders', `${order.id}`, 1],
    ['/my-account', `${order.id}`, 1],
  ] as const) {
    await page.goto(url)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await measure(minimum, url)
  }
})
