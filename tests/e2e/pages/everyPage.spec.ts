import { expect, type Page } from '@playwright/test'
import persistedDocuments from '@vitrine/web/generated/persistedDocuments.json' with {
  type: 'json',
}
import { type PathName, paths } from '@vitrine/web/paths.ts'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

/** A URL of each page; the search page only redirects. */
const urls: Record<Exclude<PathName, 'search'>, string> = {
  home: '/',
  shop: '/shop',
  product: '/product/silk-slip-dress',
  category: '/product-category/asava/dresses',
  specialPrice: '/special-price',
  chineseNewYear: '/chinese-new-year',
  wishlist: '/wishlist',
  confirmStockAlert: '/stock-alerts/confirm?key=unknown',
  unsubscribeStockAlerts: '/stock-alerts/unsubscribe?key=unknown',
  confirmNewsletter: '/newsletter/confirm?key=unknown',
  unsubscribeNewsletter: '/newsletter/unsubscribe?key=unknown',
  checkout: '/checkout',
  orderReceived: '/checkout/order-received/1',
  cardPayment: '/checkout/card/1',
  confirmPayment: '/confirm-payment',
  orderLookup: '/track-order',
  stories: '/stories',
  lookBook: '/look-book/first-light',
  stores: '/stores',
  store: '/store-locator/siam-paragon',
  whiteAsava: '/white-asava',
  account: '/my-account',
  lostPassword: '/my-account/lost-password?show-reset-form=true&key=unknown&login=unknown',
  orders: '/my-account/orders',
  order: '/my-account/view-order/1?key=unknown',
  editAccount: '/my-account/edit-account?delete-key=unknown',
  editAddress: '/my-account/edit-address',
  paymentHistory: '/my-account/payment-history',
  coupons: '/my-account/coupons',
  points: '/my-account/points-and-rewards',
  content: '/privacy-policy',
  notFound: '/no/such/page',
}

/** Pages whose content depends on the visitor, and arrives after their HTML. */
const personalPages: (keyof typeof urls)[] = [
  'wishlist',
  'checkout',
  'confirmPayment',
  'orderReceived',
  'cardPayment',
  'confirmStockAlert',
  'unsubscribeStockAlerts',
  'confirmNewsletter',
  'unsubscribeNewsletter',
  'lostPassword',
]

/** Pages that have the layout of another, or that the tests of their flows check too. */
const laterPages: (keyof typeof urls)[] = [
  'category',
  'chineseNewYear',
  'confirmStockAlert',
  'unsubscribeStockAlerts',
  'confirmNewsletter',
  'unsubscribeNewsletter',
  'cardPayment',
  'orderLookup',
  'lostPassword',
  'orders',
  'editAccount',
  'editAddress',
  'paymentHistory',
  'coupons',
  'points',
]

/** Runs in the page before its own code: records layout shifts that no input of the visitor causes. */
function recordShifts() {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[])
      if (!entry.hadRecentInput)
        shifts.push(`${entry.value} ${entry.sources[0]?.node?.textContent?.slice(0, 60)}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The names of the mutations that the page sends from now on. */
function recordMutations(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { operationName, query = '' } = request.url().includes('/graphql')
      ? ((request.postDataJSON() ?? {}) as { operationName?: string; query?: string })
      : {}
    const isMutation = mutations.has(operationName ?? '') || query.startsWith('mutation')
    if (isMutation) names.push(operationName ?? query)
  })
  return names
}

const mutations = new Set(
  Object.values(persistedDocuments).flatMap((text) => /^mutation (\w+)/.exec(text)?.[1] ?? []),
)

/** Opens a page and waits until nothing is loading any more. */
async function openPage(page: Page, url: string) {
  const bag = page.waitForResponse((response) => response.url().includes('operationName=Cart'))
  const response = await page.goto(url)
  await bag
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return response?.status()
}

/** Sets the text spacing of WCAG 1.4.12, and returns the texts that are cut off then. */
function cutByTextSpacing(): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`)
  document.adoptedStyleSheets.push(sheet)
  const isCut = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    const isCutX = hides(overflowX) && scrollWidth > clientWidth + 1
    const isCutY = hides(overflowY) && scrollHeight > clientHeight + 1
    return clientWidth > 1 && (isCutX || isCutY)
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const cut = [...document.body.querySelectorAll('*')]
    .filter((element) => hasText(element) && element.checkVisibility() && isCut(element))
    .map((element) => element.textContent ?? '')
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...cut, `the page is ${scrollWidth} px wide`] : cut
}

const shifts = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'))
const sumOf = (shifts: readonly string[]) =>
  shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)

for (const [name, url] of Object.entries(urls))
  test(`${url} has its status, changes nothing, and has no layout shift, no accessibility violation and a way past the header`, {
    tag: laterPages.some((laterPage) => laterPage === name) ? '@all' : [],
  }, async ({ page }) => {
    covers(
      'accessibility.keyboard.skip-link',
      'accessibility.text-spacing',
      'accessibility.wcag',
      'emails.links',
      'pages.hydration',
      'pages.layout-shift.public',
      'pages.status.found',
      'pages.status.not-found',
    )
    const changes = recordMutations(page)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(recordShifts)
    expect(await openPage(page, url)).toBe(name === 'notFound' ? 404 : 200)
    const isPublic = !personalPages.some((personalPage) => personalPage === name)
    // Less than a pixel of a line, which the typefaces may move it by when they arrive after the first paint.
    if (isPublic) expect(sumOf(await shifts(page)), `${await shifts(page)}`).toBeLessThan(0.001)
    await expectAccessible(page)
    expect(changes).toEqual([])
    expect(errors).toEqual([])
    const skip = page.getByRole('link', { name: 'Skip to content' })
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    await expect(page.locator(focusable).first()).toHaveText('Skip to content')
    // A page that announces its result has moved the focus there.
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isPastHeader = () =>
      page.evaluate(() => {
        const [header, active] = [document.querySelector('header'), document.activeElement]
        return Boolean(active && header && header.compareDocumentPosition(active) & 4)
      })
    expect(await isPastHeader()).toBe(true)
    // A folded text is cut until it is opened.
    for (const more of await page.getByRole('main').locator('summary:visible').all())
      await more.click()
    expect(await page.evaluate(cutByTextSpacing)).toEqual([])
  })

const accountPages = [
  'orders',
  'order',
  'editAccount',
  'editAddress',
  'paymentHistory',
  'coupons',
  'points',
] as const

test('the pages of a customer have no accessibility violation, nor a layout shift in the account area', async ({
  page,
}) => {
  covers('accessibility.wcag', 'pages.layout-shift.account', 'permissions.customer.account')
  test.slow()
  await registerCustomer(page)
  const { id } = await placeOrder(page, 'BANK_TRANSFER')
  await page.addInitScript(recordShifts)
  for (const name of ['wishlist', 'checkout', 'confirmPayment', ...accountPages] as const)
    await test.step(paths[name], async () => {
      await openPage(page, urls[name].replace('view-order/1?key=unknown', `view-order/${id}`))
      await expect(
        page.getByRole('heading', { name: 'You are not authorized to access this page' }),
      ).toHaveCount(0)
      const menu = page.getByRole('navigation', { name: 'Account', exact: true })
      const isInAccountArea = urls[name].startsWith('/my-account/')
      await expect(menu).toHaveCount(isInAccountArea ? 1 : 0)
      if (isInAccountArea) expect(sumOf(await shifts(page))).toBeLessThan(0.01)
      await expectAccessible(page, `${paths[name]} of a customer`)
    })
})

test('the pages of the account area are the unauthorized screen for a guest', async ({ page }) => {
  covers('permissions.visitor.account-area', 'permissions.visitor.unauthorized')
  test.slow()
  for (const name of accountPages)
    await test.step(paths[name], async () => {
      await page.goto(urls[name].replace('?key=unknown', ''))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You are not authorized to access this page',
      )
    })
  await page.getByRole('main').getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})
